import type { Page } from '@playwright/test'
import type { QuantityEditorEvent } from '#machines/quantity-editor/quantity-editor.machine.ts'
import {
  planQuantityEditor,
  type QuantityEditorSnapshot,
} from '#machines/quantity-editor/quantity-editor.paths.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expectControls } from '../support/controls.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'
import { addManually, listOf, panelOf, registerShopper, rowOf, sendToList } from './list-page.ts'

test.describe('§4 quantity of an item: the planned paths, walked on the page', () => {
  for (const path of planQuantityEditor().onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      await registerShopper(page)
      await addManually(page, ['Mælk'], 2)
      const calls = await HeldCalls.on(page, '**/set-quantity-for-item/**', 'POST')
      await visit('/dk')
      await expect(panelOf(page)).toBeVisible()
      await walkOnPage(path, quantityDriver(page, calls, complaints))
    })
  }
})

/** @param calls the page's requests that save a quantity. */
function quantityDriver(page: Page, calls: HeldCalls, complaints: string[]): Driver<QuantityEditorSnapshot> {
  const row = rowOf(page, 'Mælk')
  const input = row.getByRole('textbox', { name: 'Antal af Mælk' })
  const pill = row.getByRole('button', { name: /Ret antal/ })
  const ways: Record<string, (event: Record<string, unknown>) => Promise<unknown>> = {
    'editor.opened': () => pill.click(),
    'text.changed': async (event) => {
      // The page ignores a text that does not change, so the field is emptied first.
      await input.fill('')
      await input.fill(String(event.text))
    },
    'input.blurred': () => input.blur(),
    'escape.pressed': () => input.press('Escape'),
    // Another user changes the quantity.
    'quantity.updated': ({ quantity }) => setOnServer(Number(quantity)),
  }
  const setOnServer = async (quantity: number) => {
    // The request that puts the item back may still be under way.
    const itemsOfServer = async () => (await listOf(page)).items
    await expect.poll(async () => (await itemsOfServer()).length).toBe(1)
    const [item] = await itemsOfServer()
    await sendToList(page, `set-quantity-for-item/${item?.uuid}/${quantity}`)
  }
  return {
    offer: (snapshot) =>
      expectControls<QuantityEditorEvent>(
        [
          { control: pill, sends: { type: 'editor.opened' } },
          { control: input, sends: { type: 'text.changed', text: '5' } },
        ],
        snapshot,
      ),
    perform: async ({ happening, emits, snapshot }) => {
      const { quantity } = snapshot.context
      if (happening.kind === 'send') {
        const way = ways[happening.event.type]
        if (!way) throw new Error(`the page has no way to do "${happening.label}"`)
        await way({ ...happening.event })
      } else if (happening.kind === 'done') {
        await setOnServer(quantity)
        const { version } = await listOf(page)
        await calls.answer({ json: {}, headers: { 'X-Shopping-List-Version': String(version) } })
      } else {
        await calls.answer({ status: 422, json: { message: '', errors: { quantity: ['Det går ikke.'] } } })
        await expect(page.getByRole('status').filter({ hasText: 'Det går ikke.' })).toBeVisible()
        withoutFailedLoads(complaints)
        // The list has the quantity anyway, set by another user.
        await setOnServer(quantity)
      }
      if (emits.some(({ type }) => type === 'text.ignored'))
        await expect(
          page.getByText(`Antallet skal være et helt tal. Det er stadig ${quantity}.`).last(),
        ).toBeVisible()
      if (emits.some(({ type }) => type === 'removal.requested')) {
        await expect(row).toHaveCount(0)
        await page.getByRole('button', { name: 'Fortryd' }).click()
      }
    },
    see: {
      'field.showing': async ({ context: { quantity } }) => {
        await expect(pill).toHaveText(`${quantity} stk.`)
        await expect(input).toHaveCount(0)
      },
      'field.editing': async ({ context: { text } }) => {
        await expect(input).toBeFocused()
        await expect(input).toHaveValue(text)
        await expect(pill).toHaveCount(0)
      },
      'save.resting': async (snapshot) => {
        if (snapshot.matches({ field: 'showing' })) await expect(pill).toHaveCSS('filter', 'none')
      },
      'save.saving': async (snapshot) => {
        if (snapshot.matches({ field: 'showing' })) await expect(pill).toHaveCSS('filter', /blur/)
        await expect.poll(() => calls.waiting).toBe(1)
      },
    },
  }
}
