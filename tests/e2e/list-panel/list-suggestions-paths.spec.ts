import type { Page } from '@playwright/test'
import { storageName } from '#app/device/storage-name.ts'
import type { HadItem } from '#app/domain/list/had-items.ts'
import type { ItemSuggestionsEvent } from '#machines/item-suggestions/item-suggestions.machine.ts'
import {
  type ItemSuggestionsSnapshot,
  planItemSuggestions,
  remembered,
} from '#machines/item-suggestions/item-suggestions.paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { openPanel, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'
import { stopClock } from '../support/stop-clock.ts'

test.describe('§2.10 suggestions of the list’s field: the planned paths, walked on the page', () => {
  for (const path of planItemSuggestions().onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      await registerShopper(page)
      const calls = await HeldCalls.on(page, '**/api/item-suggestions/dk/*', 'GET')
      await page.clock.install()
      await visit('/dk')
      await openPanel(page)
      await stopClock(page)
      await walkOnPage(path, suggestionsDriver(page, calls, complaints))
    })
  }
})

/** Makes the device remember an item, as if it had been on the list. */
const remember = (page: Page, had: HadItem) =>
  page.evaluate(
    ([name, item]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('lists', 'readwrite')
          const cursor = transaction.objectStore('lists').openCursor()
          cursor.onsuccess = () => cursor.result?.update({ ...cursor.result.value, had: [item] })
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [storageName, had] as const,
  )

function suggestionsDriver(
  page: Page,
  calls: HeldCalls,
  complaints: string[],
): Driver<ItemSuggestionsSnapshot> {
  const panel = panelOf(page)
  const field = panel.getByRole('combobox', { name: 'Skriv på sedlen' })
  const options = panel.getByRole('listbox', { name: 'Forslag' }).getByRole('option')
  const ways: {
    [Type in ItemSuggestionsEvent['type']]: (
      event: Extract<ItemSuggestionsEvent, { type: Type }>,
    ) => Promise<unknown>
  } = {
    'field.focused': () => field.dispatchEvent('focusin'),
    'field.left': () => field.blur(),
    'text.changed': async ({ text }) => {
      // A text that is already there is typed again.
      await field.fill('')
      await field.fill(text)
    },
    'items.recalled': async () => {
      await remember(page, remembered)
      await field.dispatchEvent('focusin')
    },
    'cursor.moved': ({ to }) => field.press(to === 'next' ? 'ArrowDown' : 'ArrowUp'),
    'row.pressed': ({ place }) => options.nth(place).click(),
    'escape.pressed': () => field.press('Escape'),
    'text.entered': () => field.press('Enter'),
  }
  const shows = async ({ context, tags }: ItemSuggestionsSnapshot) => {
    const isOpen = tags.has('open')
    await expect(field).toHaveValue(context.text)
    await expect(field).toHaveAttribute('aria-expanded', String(isOpen))
    await expect(options).toHaveCount(isOpen ? context.rows.length : 0)
    for (const [place, row] of isOpen ? context.rows.entries() : []) {
      const name =
        row.kind === 'had'
          ? 'Mørk chokolade 2 stk., som sidst'
          : row.kind === 'goods'
            ? `${row.goods.name} 7,95 kr. fra, hos Bilka`
            : `“${context.text}” som skrevet`
      await expect(options.nth(place)).toHaveAccessibleName(name)
      await expect(options.nth(place)).toHaveAttribute('aria-selected', String(place === context.active))
    }
    const active = context.active === null ? null : await options.nth(context.active).getAttribute('id')
    if (active === null) await expect(field).not.toHaveAttribute('aria-activedescendant')
    else await expect(field).toHaveAttribute('aria-activedescendant', active)
    await expect(panel.getByText(`${context.rows.length} forslag`)).toHaveCount(isOpen ? 1 : 0)
  }
  const seeAll = async (snapshot: ItemSuggestionsSnapshot) => {
    await shows(snapshot)
    await expect.poll(() => calls.waiting).toBe(0)
  }
  return {
    perform: async ({ happening }) => {
      if (happening.kind === 'after') return page.clock.runFor(happening.ms)
      if (happening.kind === 'done') return calls.answer({ json: { goods: happening.output } })
      if (happening.kind === 'fail') return calls.answer({ status: 503, json: { message: '' } })
      const way = Object.entries(ways).find(([type]) => type === happening.event.type)?.[1]
      if (!way) throw new Error(`the page has no way to do "${happening.label}"`)
      await way(happening.event as never)
    },
    see: {
      closed: seeAll,
      'open.short': seeAll,
      'open.debouncing': seeAll,
      'open.asking': async (snapshot) => {
        await shows(snapshot)
        await expect.poll(() => calls.waiting).toBe(1)
      },
      'open.completed': seeAll,
      'open.failed': async (snapshot) => {
        await seeAll(snapshot)
        withoutFailedLoads(complaints)
      },
    },
  }
}
