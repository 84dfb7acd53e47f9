import type { Page } from '@playwright/test'
import { postalCodeLabel } from '#app/domain/account/postal-codes.ts'
import {
  type PostalCodePickerSnapshot,
  planPostalCodePicker,
} from '#machines/postal-code-picker/postal-code-picker.paths.ts'
import { fewCodes } from '#machines/postal-code-picker/postal-codes.fixture.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { expectComplaints, toldOf } from '../late-code/late-files.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'

test.describe('§5 postal code: the planned paths, walked on the registration page', () => {
  for (const path of planPostalCodePicker().onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      const list = await HeldCalls.on(page, '**/assets/danish-postal-codes-*', 'GET')
      await visit('/dk/register')
      await walkOnPage(path, postalCodeDriver(page, list, complaints))
    })
  }
})

const csv = ['code,name', ...fewCodes.map(({ code, name }) => `${code},${name}`), ''].join('\n')

function postalCodeDriver(
  page: Page,
  list: HeldCalls,
  complaints: string[],
): Driver<PostalCodePickerSnapshot> {
  const field = page.getByRole('combobox', { name: 'Postnummer' })
  const options = page.getByRole('option')
  /** Sets the text as a password manager does, wherever the focus is. */
  const write = (text: string) =>
    field.evaluate((input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, text)
  const ways: Record<string, (event: Record<string, unknown>) => Promise<unknown>> = {
    'text.changed': async ({ text }) => {
      // The page ignores a text that does not change, so another text comes first.
      if ((await field.inputValue()) === text) await write('')
      await write(String(text))
    },
    'input.focused': () => field.focus(),
    'input.blurred': () => field.blur(),
    'list.toggled': () => page.getByRole('button', { name: 'Vis postnumre' }).click(),
    'cursor.moved': ({ to }) => field.press(to === 'next' ? 'ArrowDown' : 'ArrowUp'),
    'cursor.chosen': () => field.press('Enter'),
    'option.chosen': ({ index }) => options.nth(Number(index)).click(),
    'escape.pressed': () => field.press('Escape'),
  }
  const showsText = async ({ context: { text } }: PostalCodePickerSnapshot) => {
    await expect(field).toHaveValue(text)
  }
  const showsNoList = async (snapshot: PostalCodePickerSnapshot) => {
    await showsText(snapshot)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(options).toHaveCount(0)
  }
  return {
    perform: async ({ happening }) => {
      if (happening.kind === 'send') {
        const way = ways[happening.event.type]
        if (!way) throw new Error(`the page has no way to do "${happening.label}"`)
        await way(happening.event)
      } else if (happening.kind === 'done') {
        const body = `export default ${JSON.stringify(csv)}`
        await list.answer({ body, contentType: 'text/javascript' })
        await expect(page.getByRole('button', { name: 'Vis postnumre' })).toBeVisible()
      } else if (happening.kind === 'fail') {
        const warning = page.waitForEvent('console', {
          predicate: (message) =>
            message.type() === 'warning' && message.text().includes('danish-postal-codes'),
        })
        await list.lose()
        // A file that does not arrive is no mistake of the page: it warns (docs/decisions/023).
        await warning
        expectComplaints(complaints, toldOf.offline)
      }
    },
    see: {
      unloaded: showsNoList,
      loading: showsNoList,
      unavailable: showsNoList,
      closed: showsNoList,
      'open.listing': async (snapshot) => {
        await showsText(snapshot)
        const { options: entries, activeIndex } = snapshot.context
        await expect(field).toHaveAttribute('aria-expanded', 'true')
        await expect(options).toHaveText(entries.map((entry) => postalCodeLabel(entry).replace(' ', '')))
        const active = page.getByRole('option', { selected: true })
        if (activeIndex === null) await expect(active).toHaveCount(0)
        else {
          await expect(options.nth(activeIndex)).toHaveAttribute('aria-selected', 'true')
          await expect(field).toHaveAttribute(
            'aria-activedescendant',
            (await active.getAttribute('id')) ?? '',
          )
        }
      },
      'open.empty': async (snapshot) => {
        await showsText(snapshot)
        await expect(options).toHaveCount(0)
        await expect(page.getByText(`Intet postnummer passer til ${snapshot.context.text}`)).toBeVisible()
      },
    },
  }
}
