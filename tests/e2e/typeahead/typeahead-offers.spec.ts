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

/** Empties the field, types again, and answers the search. */
async function searchAnswered(page: Page, searches: HeldSearches, answer: TypeaheadResponse): Promise<void> {
  await page.getByLabel(field).fill('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.getByLabel(field).fill('ka')
  await searches.answer(answer)
}

test('§2.5 sponsored offers in the dropdown', async ({ page, visit }) => {
  const searches = await HeldSearches.on(page)
  await visit('/dk/check-email')

  await test.step('an offer among the organic ones, whose place nobody pays for, is not labelled', async () => {
    const organicProductOffers = {
      items: [gevalia, { ...gevalia, id: 13, isHighlighted: true }],
      totalNumberOfItems: 2,
    }
    await searchAnswered(page, searches, { ...foundResponse, organicProductOffers })
    const organic = page.getByRole('rowgroup', { name: 'Tilbud på ka' }).getByRole('row')
    await expect(organic).toHaveCount(2)
    await expect(organic.filter({ hasText: 'Sponsoreret' })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('if all results are sponsored, no message says that nothing was found', async () => {
    const organicProductOffers = { items: [], totalNumberOfItems: 1 }
    await searchAnswered(page, searches, { ...foundResponse, organicProductOffers })
    const sponsored = page.getByRole('rowgroup', { name: 'Sponsoreret' })
    await expect(sponsored).toContainText('Peter Larsen, Original hele bønner')
    await expect(page.locator('search')).not.toContainText('Ingen resultater')
    await expect(page.locator('search').getByRole('status')).toHaveText('1 tilbud')
  })

  await test.step('§3 compared prices: Billigst marks the offer that the search found cheapest, a sponsored one too', async () => {
    await searchAnswered(page, searches, { ...foundResponse, cheapestOfferIds: [peterLarsen.id] })
    const rows = page.getByRole('grid').getByRole('row', { name: 'Billigst' })
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Peter Larsen, Original hele bønner')
  })

  await test.step('§9 numbers and units: the number of results is formatted as in the language', async () => {
    await searchAnswered(page, searches, withWebsites)
    await expect(page.getByRole('link', { name: 'Vis alle (2.134)' })).toBeVisible()
  })
})

test('§2.5 the way to the shop in a narrow window', async ({ page, visit }) => {
  await page.context().route(gevaliaUrl, (route) => route.fulfill({ body: 'Netto' }))
  const searches = await HeldSearches.on(page)
  await page.setViewportSize({ width: 320, height: 844 })
  await visit('/dk')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })

    await test.step(`${width} px: it is in each result, large enough for a finger, and leaves space for the name`, async () => {
      await searchAnswered(page, searches, withWebsites)
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

    await test.step(`${width} px: the arrow keys reach it, and Enter opens it`, async () => {
      const combobox = page.getByRole('combobox', { name: field })
      const answer = { ...withWebsites, popularSearchTerms: [], sponsoredProductOffers: [] }
      await searchAnswered(page, searches, answer)
      await expect(page.getByRole('grid')).toBeVisible()
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
        await combobox.press(key)
      const active = page.locator('[role=gridcell][aria-selected=true]')
      await expect(combobox).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
      await expect(active.getByRole('link', { name: /^Gå til butikkens side: Gevalia/ })).toBeInViewport()
      const opened = page.waitForEvent('popup')
      await combobox.press('Enter')
      const shop = await opened
      expect(shop.url()).toBe(gevaliaUrl)
      await shop.close()
    })
  }
})
