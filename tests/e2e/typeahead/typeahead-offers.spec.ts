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
    await expect(organic).toHaveCount(3)
    await expect(organic.filter({ hasText: 'Sponsoreret' })).toHaveCount(1)
    await expect(organic.last()).toContainText('SponsoreretPeter Larsen, Original hele bønner')
    await expectAccessible(page)
  })

  await test.step('if all results are sponsored, no message says that nothing was found', async () => {
    const organicProductOffers = { items: [], totalNumberOfItems: 1 }
    await searchAnswered(page, searches, { ...foundResponse, organicProductOffers })
    const sponsored = page.getByRole('grid').getByRole('row', { name: 'Sponsoreret' })
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

/** Offers whose prices have one to five digits, two of them with a long name; one is the cheapest. */
const priced = {
  ...withWebsites,
  organicProductOffers: {
    items: ['8,00 kr.', '34,95 kr.', '129,00 kr.', '1.299,00 kr.', '12.995,95 kr.'].map((price, at) => ({
      ...gevalia,
      id: 100 + at,
      offerUrl: at % 2 ? gevaliaUrl : null,
      priceFormattedForCountry: price,
      productName: { id: 21, productName: at < 2 ? 'Ristet kaffe med kardemomme og kanel i pose' : 'Kaffe' },
    })),
    totalNumberOfItems: 5,
  },
  cheapestOfferIds: [101],
}

test('§2.5 the price of a row, and its buttons', async ({ page, visit }) => {
  await page.context().route(gevaliaUrl, (route) => route.fulfill({ body: 'Netto' }))
  const searches = await HeldSearches.on(page)
  await visit('/dk')
  const combobox = page.getByRole('combobox', { name: field })
  const active = page.locator('[role=gridcell][aria-selected=true]')
  const rows = page.getByRole('rowgroup', { name: 'Tilbud på ka' }).getByRole('row')
  const buttonsOf = (row: number) =>
    rows
      .nth(row)
      .locator('a, button')
      .evaluateAll((all) =>
        all.slice(1).map((target) => {
          const { width, height } = target.getBoundingClientRect()
          return [target.getAttribute('aria-label')?.split(':')[0], width, height]
        }),
      )
  const onList = ['Læg på sedlen', 44, 44]
  const beside = [onList, ['Følg prisen', 44, 44], ['Gå til butikkens side', 44, 44]]

  for (const width of [320, 390, 768, 992, 1440]) {
    await test.step(`${width} px: prices are as large as on a card, and end at the same place`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await searchAnswered(page, searches, priced)
      await expect(rows).toHaveCount(6)
      const digits = rows.locator('[class*=price__amount] > span:first-child')
      const sizes = await digits.evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize))
      expect(sizes).toEqual(Array.from({ length: 6 }, () => '30px'))
      const ends = await digits.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1)
      expect(await page.locator('search').evaluate((box) => box.scrollWidth <= innerWidth)).toBe(true)
    })

    await test.step(`${width} px: a long name has two lines, and three in the narrowest window`, async () => {
      const name = rows.first().locator('[class*=search-row__name]')
      const lines = await name.evaluate(
        (each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight),
      )
      expect(Math.round(lines)).toBeLessThanOrEqual(width === 320 ? 3 : 2)
    })

    await test.step(`${width} px: the word Billigst stands below the one yellow price`, async () => {
      const best = page.locator('search [data-best]')
      await expect(best).toHaveCount(1)
      const word = rows.nth(1).getByText('Billigst')
      const [price, below] = await Promise.all([best.boundingBox(), word.boundingBox()])
      expect(below?.y).toBeGreaterThanOrEqual((price?.y ?? 0) + (price?.height ?? 0))
    })

    await test.step(`${width} px: the buttons are large enough for a finger`, async () => {
      expect(await buttonsOf(1)).toEqual(width < 992 ? [onList] : beside)
      await expectAccessible(page)
    })
  }

  await test.step('in a narrow window the arrow keys stop at the plus', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await searchAnswered(page, searches, { ...priced, popularSearchTerms: [] })
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await combobox.press(key)
    await expect(active.getByRole('button', { name: /^Læg på sedlen: Gevalia/ })).toBeInViewport()
  })

  await test.step('in a wide one they reach the way to the shop, and Enter opens it', async () => {
    await page.setViewportSize({ width: 1440, height: 844 })
    await searchAnswered(page, searches, { ...priced, popularSearchTerms: [] })
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await combobox.press(key)
    await expect(combobox).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
    const shop = active.getByRole('link', { name: /^Gå til butikkens side: Gevalia/ })
    await expect(shop).toBeInViewport()
    await expect(shop).toHaveAttribute('target', '_blank')
    const opened = page.waitForEvent('popup')
    await combobox.press('Enter')
    const website = await opened
    expect(website.url()).toBe(gevaliaUrl)
    await website.close()
  })
})
