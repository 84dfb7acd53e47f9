import type { Page } from '@playwright/test'
import type { TypeaheadResponse } from '#app/domain/offers/offers.ts'
import { foundResponse, gevalia, peterLarsen } from '#machines/typeahead/typeahead.fixtures.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { HeldSearches } from './typeahead-page.ts'

const field = 'Søg efter varer og tilbud'
const gevaliaUrl = 'https://www.netto.example/kaffe'
/** Offers of both kinds with a website. */
const withWebsites = {
  ...foundResponse,
  organicProductOffers: { items: [{ ...gevalia, offerUrl: gevaliaUrl }], totalNumberOfItems: 2134 },
}

/** Types on a page, and answers its search. */
async function searchAnswered(
  page: Page,
  open: () => Promise<void>,
  answer: TypeaheadResponse,
): Promise<void> {
  const searches = await HeldSearches.on(page)
  await open()
  await page.getByLabel(field).fill('ka')
  await searches.answer(answer)
}

test.describe('§2.5 sponsored offers in the dropdown', () => {
  test('an offer among the organic ones that is also sponsored says so', async ({ page, visit }) => {
    const organicProductOffers = {
      items: [gevalia, { ...gevalia, id: 13, isHighlighted: true }],
      totalNumberOfItems: 2,
    }
    await searchAnswered(page, () => visit('/dk/check-email'), { ...foundResponse, organicProductOffers })
    const organic = page.getByRole('rowgroup', { name: 'Tilbud på ka' }).getByRole('row')
    await expect(organic).toHaveCount(2)
    await expect(organic.nth(0)).not.toContainText('Sponsoreret')
    await expect(organic.nth(1)).toContainText('Sponsoreret')
    await expectAccessible(page)
  })

  test('if all results are sponsored, no message says that nothing was found', async ({ page, visit }) => {
    const organicProductOffers = { items: [], totalNumberOfItems: 1 }
    await searchAnswered(page, () => visit('/dk'), { ...foundResponse, organicProductOffers })
    const sponsored = page.getByRole('rowgroup', { name: 'Sponsoreret' })
    await expect(sponsored).toContainText('Peter Larsen, Original hele bønner')
    await expect(page.locator('search')).not.toContainText('Ingen resultater')
    await expect(page.locator('search').getByRole('status')).toHaveText('1 tilbud')
  })

  test('Billigst marks the lowest unit price of all shown offers, sponsored ones too', async ({
    page,
    visit,
  }) => {
    const cheap = { ...peterLarsen, pricePerFullUnitOfQuantityTypeFormattedForCountry: '79,95 kr.' }
    await searchAnswered(page, () => visit('/dk'), { ...foundResponse, sponsoredProductOffers: [cheap] })
    const rows = page.getByRole('grid').getByRole('row', { name: 'Billigst' })
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Peter Larsen, Original hele bønner')
  })
})

test('product, languages: the number of results is formatted as in the language', async ({ page, visit }) => {
  await searchAnswered(page, () => visit('/dk'), withWebsites)
  await expect(page.getByRole('link', { name: 'Vis alle (2.134)' })).toBeVisible()
})

for (const width of [320, 390]) {
  test.describe(`§2.5 the way to the shop in a window ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('is in each result, large enough for a finger, and leaves space for the name', async ({
      page,
      visit,
    }) => {
      await searchAnswered(page, () => visit('/dk'), withWebsites)
      for (const name of ['Gevalia, Mellemristet kaffe', 'Peter Larsen, Original hele bønner']) {
        const row = page.getByRole('grid').getByRole('row', { name })
        const shop = row.getByRole('link', { name: `Gå til butikkens side: ${name}` })
        await expect(shop).toBeVisible()
        await expect(shop).toHaveAttribute('target', '_blank')
        const ways = await row
          .locator('[role=gridcell]:not(:first-child) > *, [role=gridcell] ~ span > [role=gridcell] > *')
          .evaluateAll((targets) =>
            targets.map((target) => {
              const { x, y, width, height } = target.getBoundingClientRect()
              return { x, y, width, height }
            }),
          )
        expect(ways).toHaveLength(3)
        const [plus] = ways
        for (const [place, way] of ways.entries()) {
          const left = (plus?.x ?? 0) + place * 48
          expect(way).toEqual({ x: left, y: plus?.y, width: 44, height: 44 })
        }
        expect((plus?.x ?? 0) + 2 * 48 + 44).toBeLessThanOrEqual(width)
        const link = await row.getByRole('link', { name }).first().boundingBox()
        expect(link?.width).toBeGreaterThan(width - 60)
        expect((await row.boundingBox())?.height).toBeLessThan(width < 360 ? 200 : 150)
      }
      await expectAccessible(page)
    })

    test('can be reached by the arrow keys, and Enter opens it', async ({ page, visit }) => {
      await page.context().route(gevaliaUrl, (route) => route.fulfill({ body: 'Netto' }))
      const combobox = page.getByRole('combobox', { name: field })
      const answer = { ...withWebsites, popularSearchTerms: [], sponsoredProductOffers: [] }
      await searchAnswered(page, () => visit('/dk'), answer)
      await expect(page.getByRole('grid')).toBeVisible()
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
        await combobox.press(key)
      const active = page.locator('[role=gridcell][aria-selected=true]')
      await expect(combobox).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
      await expect(active.getByRole('link', { name: /^Gå til butikkens side: Gevalia/ })).toBeInViewport()
      const opened = page.waitForEvent('popup')
      await combobox.press('Enter')
      expect((await opened).url()).toBe(gevaliaUrl)
    })
  })
}
