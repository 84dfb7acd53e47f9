import type { Page } from '@playwright/test'
import { expect, test } from '../support/page-test.ts'

/** Presses Tab until the named button or link has the focus. @returns the number of presses. */
async function stopsUntil(page: Page, name: string, most: number): Promise<number> {
  const target = page.getByRole('button', { name }).or(page.getByRole('link', { name }))
  for (let stop = 1; stop <= most; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluateAll((elements) => elements.some((each) => each === document.activeElement)))
      return stop
  }
  throw new Error(`"${name}" has no focus after ${most} stops`)
}

/** The address of the link that has the focus. */
const focusedPath = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLAnchorElement ? document.activeElement.pathname : '',
  )

test.describe('§2.4: how many tab stops the keyboard needs', () => {
  for (const width of [390, 1200])
    test(`in a window ${width} px wide`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 })

      for (const path of ['/dk', '/dk/offer', '/dk/offer/kaffe'])
        await test.step(`on ${path}: ten at most to the list, five at most to the first offer`, async () => {
          await visit(path)
          expect(await stopsUntil(page, 'Gå til indhold', 1)).toBe(1)
          expect(await stopsUntil(page, 'Seddel', 9)).toBeLessThanOrEqual(9)
          await page.getByRole('link', { name: 'Gå til indhold' }).press('Enter')
          expect(await stopsUntil(page, 'Gå til tilbuddene', 3)).toBeLessThanOrEqual(3)
          await page.keyboard.press('Enter')
          await page.keyboard.press('Tab')
          expect(await focusedPath(page)).toMatch(/^\/dk\/single\/\d+$/)
        })

      await test.step('on a product: ten at most to the list, five at most to its own button', async () => {
        await visit((await page.locator('article h3 a').first().getAttribute('href')) ?? '')
        expect(await stopsUntil(page, 'Gå til indhold', 1)).toBe(1)
        expect(await stopsUntil(page, 'Seddel', 9)).toBeLessThanOrEqual(9)
        await page.getByRole('link', { name: 'Gå til indhold' }).press('Enter')
        // Some products of some days are cheaper elsewhere, and link there first.
        const most = 4 + (await page.getByRole('link', { name: /^Billigst hos/ }).count())
        expect(await stopsUntil(page, 'Læg på sedlen', most)).toBeLessThanOrEqual(most)
      })
    })

  test('the skip link to the offers is visible only while it has the focus', async ({ page, visit }) => {
    await visit('/dk/offer/kaffe')
    const skip = page.getByRole('link', { name: 'Gå til tilbuddene' })
    const width = () => skip.evaluate((element) => element.getBoundingClientRect().width)
    expect(await width()).toBe(1)
    await skip.focus()
    await expect(skip).toBeInViewport()
    expect(await width()).toBeGreaterThan(100)
  })
})
