import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import { addManually, panelOf } from '../list-rows/list-page.ts'
import { expect } from '../support/page-test.ts'

const response = '**/api/shopping-list/active/dk'

/** Makes the page believe that its list has so many items; 0 for those that it really has. */
export async function fillList(page: Page, count = 1000): Promise<void> {
  await page.unroute(response)
  if (count > 0)
    await page.route(response, async (route) => {
      const answer = await route.fetch()
      const list: ShoppingList = await answer.json()
      const items = Array.from({ length: count }, () => ({ ...list.items[0], uuid: randomUUID() }))
      await route.fulfill({ response: answer, json: { ...list, items } })
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
