import type { Page } from '@playwright/test'
import { register } from '../profile/profile-page.ts'
import { becomeVisitor, expect, test } from '../support/page-test.ts'
import { stuckShare } from './stuck-share.ts'

/** The interactive elements of the header, by their position. */
const boxesOf = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, button, input')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position !== 'absolute')
        .filter((element) => getComputedStyle(element).position !== 'fixed')
        .map((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect()
          return { what: element.textContent || element.ariaLabel, top, bottom, left, right }
        }),
    )

test('§2.4: the header is two rows from 992 to 1199 px, clear of the window’s edges', async ({
  page,
  visit,
}) => {
  for (const country of ['dk', 'no', 'se', 'fi'])
    for (const path of [`/${country}`, `/${country}/offer/kaffe`])
      await test.step(path, async () => {
        await visit(path)
        for (const width of [992, 1199]) {
          await page.setViewportSize({ width, height: 800 })
          const boxes = await boxesOf(page)
          expect(boxes.length).toBeGreaterThanOrEqual(4)
          // The logo, the search and the user; below them the menu and the price agent, each on one line.
          const firstRow = boxes.filter(({ top, bottom }) => top >= 8 && bottom <= 70)
          const secondRow = boxes.filter(({ top, bottom }) => top >= 72 && bottom <= 124)
          expect(boxes.filter((box) => ![...firstRow, ...secondRow].includes(box))).toEqual([])
          expect(firstRow.length).toBeGreaterThanOrEqual(2)
          expect(secondRow.length).toBeGreaterThanOrEqual(3)
          expect(boxes.filter(({ left, right }) => left < 60 || right > width - 60)).toEqual([])
        }
      })
})

test('§2.4: in a wide window the menu scrolls away, and the filters stay clear of the row that is left', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1200, height: 700 })
  await visit('/dk/offer/kaffe')
  await page.evaluate(() => scrollTo(0, 700))
  await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).not.toBeInViewport()
  const row = await page.getByRole('banner').getByRole('search').boundingBox()
  const filters = await page.getByRole('group', { name: 'Kæde' }).boundingBox()
  if (!row || !filters) throw new Error('the header or the filters are not drawn')
  expect(row.y).toBeGreaterThan(0)
  expect(filters.y).toBeGreaterThanOrEqual(row.y + row.height)
})

for (const [width, height] of [
  [320, 640],
  [390, 844],
] as const)
  test.describe(`§2.4: the header of a phone of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test('is one row and the search box, and scrolls away', async ({ page, visit }) => {
      await test.step('it is one row and the search box, even for a user with a long name', async () => {
        await register(page, 'Bartholomæus-Maximilian Sørensen')
        await visit('/dk/offer/kaffe')
        const boxes = await boxesOf(page)
        const rows = Map.groupBy(boxes, ({ top, bottom }) => (top + bottom) / 2 < 60)
        expect([...rows.keys()].toSorted()).toEqual([false, true])
        expect(rows.get(true)).toHaveLength(3)
        expect(boxes.filter(({ top, left, right }) => top < 4 || left < 16 || right > width - 4)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })

      await becomeVisitor(page)
      for (const path of ['/dk', '/dk/offer/kaffe'])
        await test.step(`it scrolls away with ${path}, so that fixed elements take at most 12 % of the height`, async () => {
          await visit(path)
          await page.evaluate(() => scrollTo(0, 700))
          await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
          expect(await stuckShare(page)).toBeLessThanOrEqual(0.12)
          await page.evaluate(() => scrollTo(0, 500))
          await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
          expect(await stuckShare(page)).toBeLessThanOrEqual(0.12)
        })
    })
  })
