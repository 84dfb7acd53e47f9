import type { Locator, Page } from '@playwright/test'
import { openPanel } from '../list-rows/list-page.ts'
import { expect } from '../support/page-test.ts'

/** The shop mode, over everything else. */
export const shopOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Indkøb( i .+)?$/ })

/** A row of the shop mode. */
export const shopRowOf = (page: Page, name: string): Locator =>
  shopOf(page)
    .getByRole('button', { pressed: false })
    .filter({ has: page.getByText(name, { exact: true }) })

export const fetchedRowOf = (page: Page, name: string): Locator =>
  shopOf(page)
    .getByRole('button', { pressed: true })
    .filter({ has: page.getByText(name, { exact: true }) })

/** The names of the rows in their order. */
export const shopNamesOf = (page: Page, pressed = false): Promise<string[]> =>
  shopOf(page)
    .locator(`[data-shop-row][aria-pressed=${pressed}]`)
    .evaluateAll((rows) => rows.map((row) => row.querySelector('b')?.textContent ?? ''))

/** Opens the panel and goes shopping. */
export async function goShopping(page: Page): Promise<void> {
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Gå på indkøb' }).click()
  await expect(shopOf(page)).toBeVisible()
}
