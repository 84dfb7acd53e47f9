import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { addManually, listOf, openPanel, registerShopper, rowOf, tickOf } from './list-page.ts'

const numberOfItems = 120
const names = Array.from(
  { length: numberOfItems },
  (_, index) => `Vare ${String(index + 1).padStart(3, '0')}`,
)

/** Scrolls the list to its end. */
const scrollToEnd = (panel: Locator) =>
  panel.locator('[data-list-rows]').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))

/** The name of the item in whose row the focus is. */
const focusedItem = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('li')?.querySelector('b')?.textContent)

test.describe('§2.10 a long list', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test.beforeEach(async ({ page, visit }) => {
    await registerShopper(page)
    await page.addInitScript(() => localStorage.setItem('swipeHintShown', 'true'))
    await addManually(page, names)
    await visit('/dk')
  })

  test('draws only the rows in sight, and states its length', async ({ page }) => {
    const panel = await openPanel(page)
    const first = rowOf(page, 'Vare 001')
    const last = rowOf(page, `Vare ${numberOfItems}`)
    await expect(first).toHaveAttribute('aria-setsize', '120')
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await expect(last).toHaveCount(0)
    await expectAccessible(page)

    await expect(async () => {
      await scrollToEnd(panel)
      await expect(last).toBeInViewport({ timeout: 1000 })
    }).toPass()
    await expect(last).toHaveAttribute('aria-posinset', '120')
    await expect(first).toHaveCount(0)
    await tickOf(page, `Vare ${numberOfItems}`).tap()
    await expect
      .poll(async () => (await listOf(page)).items.filter(({ checked }) => checked).map(({ name }) => name))
      .toEqual([`Vare ${numberOfItems}`])
  })

  test('keeps the focused row when it is scrolled away, and can be walked by keyboard', async ({ page }) => {
    const panel = await openPanel(page)
    await tickOf(page, 'Vare 001').focus()
    await expect(async () => {
      await scrollToEnd(panel)
      await expect(rowOf(page, `Vare ${numberOfItems}`)).toBeInViewport({ timeout: 1000 })
    }).toPass()
    await expect(tickOf(page, 'Vare 001')).toBeFocused()

    // Each row has a tick, a quantity, a remove button and, once it is known what is on offer, the other offers.
    for (let row = 2; row <= 60; row += 1) {
      for (let press = 0; press < 4 && (await focusedItem(page)) === names[row - 2]; press += 1)
        await page.keyboard.press('Tab')
      expect(await focusedItem(page)).toBe(names[row - 1])
    }
    await expect(tickOf(page, 'Vare 060')).toBeFocused()
    await expect(rowOf(page, 'Vare 060')).toBeInViewport()
  })
})
