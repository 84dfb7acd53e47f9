import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import { addManually, panelOf } from '../list-rows/list-page.ts'
import { expect } from '../support/page-test.ts'

/** How many items each page is made to believe that its list has. */
const counts = new WeakMap<Page, number>()

/** Makes the page believe that its list has so many items; 0 for those that it really has. */
export async function fillList(page: Page, count = 1000): Promise<void> {
  const isFilledAlready = counts.has(page)
  counts.set(page, count)
  // One route for all counts: an answer may be under way when the next one is wanted.
  if (!isFilledAlready)
    await page.route('**/api/shopping-list/active/dk', async (route) => {
      const wanted = counts.get(page) ?? 0
      if (wanted === 0) return route.continue()
      const response = await route.fetch()
      const list: ShoppingList = await response.json()
      const items = Array.from({ length: wanted }, () => ({ ...list.items[0], uuid: randomUUID() }))
      await route.fulfill({ response, json: { ...list, items } })
    })
  // The page hears of the change, and fetches the list.
  await addManually(page, ['Vare'])
  const total = panelOf(page).getByText(/^I alt for (1\.000|999) varer/)
  if (count > 0) await expect(total).toHaveText(`I alt for ${count.toLocaleString('da')} varer`)
  else await expect(total).toHaveCount(0)
}

/** Pastes a text into a field, as a press of the keys would. */
export const pasteInto = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
