import type { Page } from '@playwright/test'
import { foundResponse, gevalia, ideas } from '#machines/typeahead/typeahead.fixtures.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { HeldSearches } from './typeahead-page.ts'

const field = 'Søg efter varer og tilbud'
const eight = {
  ...foundResponse,
  organicProductOffers: {
    items: Array.from({ length: 8 }, (_, at) => ({ ...gevalia, id: 100 + at })),
    totalNumberOfItems: 38,
  },
}

/** Types, and answers the search with eight offers. */
async function openDropdown(page: Page, searches: HeldSearches): Promise<void> {
  await page.getByLabel(field).focus()
  await page.getByLabel(field).fill('ka')
  await searches.answer(eight)
}

/** Closes the dropdown, and goes back to the top of the page. */
async function closeDropdown(page: Page): Promise<void> {
  await page.getByLabel(field).fill('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** How many rows of offers are fully visible between the dropdown's top and its footer. */
const rowsInView = (page: Page) =>
  page.getByRole('rowgroup', { name: 'Tilbud på ka' }).evaluate((group) => {
    const scroll = group.closest('[tabindex="-1"]')?.getBoundingClientRect()
    return [...group.querySelectorAll('[role=row]')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return scroll && top >= scroll.top && bottom <= Math.min(scroll.bottom, innerHeight)
    }).length
  })

test.describe('§2.5: the dropdown fits into the visible part of a low window', () => {
  for (const path of ['/dk', '/dk/offer'])
    test(`on ${path}, and adapts to the window`, async ({ page, visit }) => {
      const searches = await HeldSearches.on(page)
      await page.setViewportSize({ width: 1440, height: 960 })
      await visit(path)
      const all = page.getByRole('link', { name: 'Vis alle (38)' })

      await test.step('a high window is not scrolled for it', async () => {
        await openDropdown(page, searches)
        await expect(all).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => scrollY)).toBe(0)
      })

      for (const [width, height] of [
        [1280, 640],
        [1440, 700],
        [1024, 600],
        [390, 560],
      ] as const)
        await test.step(`${width} x ${height}: a row of an offer and Vis alle are in view`, async () => {
          await closeDropdown(page)
          await page.setViewportSize({ width, height })
          await openDropdown(page, searches)
          await expect(all).toBeInViewport({ ratio: 1 })
          await expect(page.getByLabel(field)).toBeInViewport({ ratio: 1 })
          await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(1)
          await page.getByRole('grid').getByRole('row').nth(9).scrollIntoViewIfNeeded()
          await expect(all).toBeInViewport({ ratio: 1 })
        })

      await test.step('it adapts when the window gets lower, and when the page is scrolled', async () => {
        await closeDropdown(page)
        await page.setViewportSize({ width: 1280, height: 720 })
        await openDropdown(page, searches)
        await page.setViewportSize({ width: 1280, height: 480 })
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
        await expect(all).toBeInViewport({ ratio: 1 })
      })
    })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('a partner’s product with long texts leaves room for six rows', async ({ page, visit }) => {
      await visit('/dk')
      await page.getByLabel(field).focus()
      await page.getByLabel(field).fill('kaffe')
      const partner = page.getByRole('row', { name: /Økologisk kaffeabonnement/ })
      await expect(partner).toContainText('Fra 129,- pr. md.')
      await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(6)
      await expectAccessible(page)
    })

    test('it ends above the keyboard, which covers the window and does not shrink it', async ({
      page,
      visit,
    }) => {
      await page.addInitScript(() => {
        let height = innerHeight
        Object.defineProperty(visualViewport, 'height', { get: () => height })
        addEventListener('test:keyboard', () => {
          height = 560
          visualViewport?.dispatchEvent(new Event('resize'))
        })
      })
      const searches = await HeldSearches.on(page)
      await visit('/dk')
      await openDropdown(page, searches)
      await page.evaluate(() => dispatchEvent(new Event('test:keyboard')))
      const all = page.getByRole('link', { name: 'Vis alle (38)' })
      await expect
        .poll(async () => {
          const box = await all.boundingBox()
          return box && box.y + box.height
        })
        .toBeLessThanOrEqual(560)
      await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(1)
    })
  })
})

test('§2.5: one row is sponsored, below the first four organic ones', async ({ page, visit }) => {
  const searches = await HeldSearches.on(page)
  await visit('/dk')
  await page.getByLabel(field).fill('ka')
  await searches.answerIdeas(ideas)
  await searches.answer(eight)
  const rows = page.getByRole('rowgroup', { name: 'Tilbud på ka' }).getByRole('row')
  const sponsored = page.getByRole('row', { name: 'Sponsoreret' })

  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect(rows).toHaveCount(9)
      await expect(sponsored).toHaveCount(1)
      await expect(rows.nth(4)).toContainText('SponsoreretPeter Larsen, Original hele bønner')
      if (width < 992) expect(await rowsInView(page)).toBeGreaterThanOrEqual(6)
    })

  await test.step('long suggestions end with an ellipsis: in their column, and as chips on a phone', async () => {
    await page.getByLabel(field).fill('kaf')
    await searches.answer({
      ...eight,
      popularSearchTerms: ['kaffemaskine med kværn og mælkeskummer', 'kaffefiltremedmålestregogsnip'],
    })
    const suggestions = page.getByRole('rowgroup', { name: 'Forslag' })
    await expect(suggestions.getByRole('row')).toHaveCount(2)
    const links = suggestions.getByRole('link')
    const boxes = () =>
      links.evaluateAll((all) =>
        all.map((link) => {
          const { width, height } = link.getBoundingClientRect()
          const text = link.querySelector('span')
          return { width, height, isCut: !!text && text.scrollWidth > text.clientWidth }
        }),
      )
    const chip = { width: 220, height: 44, isCut: true }
    expect(await boxes()).toEqual([chip, chip])
    await page.setViewportSize({ width: 1440, height: 900 })
    const column = await suggestions.boundingBox()
    const arrows = await suggestions
      .locator('svg')
      .evaluateAll((all) => all.map((arrow) => arrow.getBoundingClientRect().right))
    expect(Math.max(...arrows)).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0))
    expect((await boxes()).map(({ height, isCut }) => ({ height, isCut }))).toEqual([
      { height: 44, isCut: true },
      { height: 44, isCut: true },
    ])
  })

  await test.step("a partner's product without an offer today opens in the viewer, over the dropdown", async () => {
    await page.getByLabel(field).fill('ka')
    await searches.answer({ ...eight, sponsoredProductOffers: [] })
    await expect(sponsored).toHaveCount(1)
    await page.getByRole('button', { name: /Kapsler til alle maskiner/ }).click()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('heading', { level: 3 })).toHaveText('Kapsler til alle maskiner')
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
  })
})
