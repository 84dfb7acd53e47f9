import type { Page } from '@playwright/test'
import {
  foundResponse,
  gevalia,
  ideas,
  nothingResponse,
  peterLarsen,
} from '#machines/typeahead/typeahead.fixtures.ts'
import { expect, expectAccessible, goWithin, test } from '../support/page-test.ts'
import { HeldSearches } from './typeahead-page.ts'

const field = 'Søg efter varer og tilbud'

/** Empties the field and closes the dropdown, so that the next step begins like the first. */
async function startAgain(page: Page): Promise<void> {
  await page.getByRole('combobox').fill('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
}

test('§2.5 search box: what the dropdown shows for each answer', async ({ page, visit, complaints }) => {
  const searches = await HeldSearches.on(page)
  await visit('/dk/check-email')
  const grid = page.getByRole('grid')

  await test.step('suggestions, offers, a sponsored one below them, popular searches, brands and show all', async () => {
    await page.getByLabel(field).pressSequentially('ka')
    await searches.answer(foundResponse)
    for (const group of ['Forslag', 'Tilbud på ka', 'Populære søgninger', 'Mærker'])
      await expect(grid.getByRole('rowgroup', { name: group, exact: true })).toBeVisible()
    const offers = grid.getByRole('rowgroup', { name: 'Tilbud på ka' }).getByRole('row')
    await expect(offers).toHaveCount(2)
    await expect(offers.last()).toContainText('SponsoreretPeter Larsen, Original hele bønner')
    const organic = offers.first()
    await expect(organic).toContainText('Gevalia, Mellemristet kaffe')
    await expect(organic).toContainText('Netto')
    await expect(organic).toContainText('400 g')
    await expect(organic).toContainText('1 stk. 39,95 kr.')
    await expect(organic).toContainText('99,88 pr. kg')
    await expect(
      organic.getByRole('button', { name: 'Følg prisen: Gevalia, Mellemristet kaffe' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Vis alle (38)' })).toBeInViewport()
    await expect(page.locator('search').getByRole('status')).toHaveText('38 tilbud')
    expect(searches.terms).toEqual(['ka'])
    await expectAccessible(page)
  })

  await test.step('an offer of several pieces says how many its price is for, beside its size', async () => {
    await startAgain(page)
    await page.getByLabel(field).fill('kaffe')
    await searches.answer({
      ...foundResponse,
      organicProductOffers: {
        items: [{ ...gevalia, units: 2, priceFormattedForCountry: '70,00 kr.' }],
        totalNumberOfItems: 1,
      },
    })
    const row = page
      .getByRole('rowgroup', { name: 'Tilbud på kaffe' })
      .getByRole('row', { name: 'Gevalia, Mellemristet kaffe' })
    await expect(row).toContainText('400 g')
    await expect(row).toContainText('2 for 70 kr.')
  })

  await test.step('nothing was found, and for which term', async () => {
    await startAgain(page)
    await page.getByLabel(field).fill('qxzw')
    await searches.answer(nothingResponse)
    await expect(page.locator('search b')).toHaveText('Ingen resultater for qxzw')
    await expect(grid.getByRole('link', { name: 'Smør' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('§8 nothing was found, and there are no popular searches yet', async () => {
    await startAgain(page)
    await page.getByLabel(field).fill('qxzw')
    await searches.answer({ ...nothingResponse, popularSearchTerms: [] })
    await expect(page.locator('search b')).toHaveText('Ingen resultater for qxzw')
    await expect(page.locator('search b')).toBeVisible()
    await expect(page.locator('search')).not.toContainText('andre søger efter')
    await expect(grid).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('§8 any other error, with a retry', async () => {
    await startAgain(page)
    const asked = searches.terms.length
    await page.getByLabel(field).fill('kaffe')
    await expect.poll(() => searches.terms.slice(asked)).toEqual(['kaffe'])
    await searches.fail()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect.poll(() => searches.terms.slice(asked)).toEqual(['kaffe', 'kaffe'])
    await searches.answer(foundResponse)
    await expect(grid).toBeVisible()
    expect(complaints.splice(0)).toContain('the server answered with status 500')
  })
})

test('§7 the request of a search', async ({ page, visit }) => {
  const searches = await HeldSearches.on(page)
  await visit('/')

  await test.step('has the locale of the address, the encoded term and the headers of §7', async () => {
    const asked = page.waitForRequest('**/api/typeahead-search/**')
    await page.getByLabel(field).fill('smør/æg & 50 %')
    const request = await asked
    const path = new URL(request.url()).pathname
    expect(path).toBe(`/api/typeahead-search/default/${encodeURIComponent('smør/æg & 50 %')}`)
    expect(request.headers()).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'cache-control': 'no-cache',
    })
    await searches.answer(nothingResponse)
  })

  await test.step('§4 is cancelled at a new letter', async () => {
    await startAgain(page)
    await goWithin(page, '/se')
    const first = page.waitForRequest('**/typeahead-search/se/ka')
    const cancelled = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('typeahead-search'),
    )
    await page.getByRole('combobox').fill('ka')
    await first
    await page.getByRole('combobox').pressSequentially('f')
    expect(new URL((await cancelled).url()).pathname).toBe('/api/typeahead-search/se/ka')
  })
})

test('§5 search: its destinations', async ({ page, visit }) => {
  await page.context().route('https://www.foetex.example/**', (route) => route.fulfill({ body: 'føtex' }))
  const searches = await HeldSearches.on(page)

  await test.step('the field follows the address back and forth', async () => {
    await visit('/dk/offer/kaffe')
    await expect(page.getByLabel(field)).toHaveValue('kaffe')
    await page.getByLabel(field).fill('smør')
    await page.getByLabel(field).press('Enter')
    await expect(page).toHaveURL((url) => decodeURI(url.pathname) === '/dk/offer/smør')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/smør/i)
    await page.goBack()
    await expect(page.getByLabel(field)).toHaveValue('kaffe')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/kaffe/i)
    await page.goForward()
    await expect(page.getByLabel(field)).toHaveValue('smør')
  })

  await test.step('submit goes to the page of the lower-cased, encoded term', async () => {
    await visit('/dk')
    await page.getByLabel(field).fill(' Smør & Brød ')
    await page.getByLabel(field).press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === `/dk/offer/${encodeURIComponent('smør & brød')}`)
    await expect(page.getByLabel(field)).toHaveValue('smør & brød')
  })

  await test.step('an offer leads to its page, its heart to the email check, its website to a new tab', async () => {
    await visit('/dk')
    await page.getByLabel(field).fill('ka')
    await searches.answer(foundResponse)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: /^Gå til butikkens side: Peter Larsen/ }).click()
    const shop = await opened
    expect(shop.url()).toBe(peterLarsen.offerUrl)
    expect(await shop.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
    await page.getByRole('button', { name: 'Følg prisen: Gevalia, Mellemristet kaffe' }).click()
    await expect(page).toHaveURL('/dk/check-email?next=%2Fdk')
    await page.getByPlaceholder('Søg efter en vare').focus()
    await page.getByRole('link', { name: /Gevalia, Mellemristet kaffe/ }).click()
    await expect(page).toHaveURL(`/dk/single/${gevalia.id}`)
    await expect(page.getByRole('grid')).toBeHidden()
  })
})

test('the keyboard in the search box', async ({ page, visit }) => {
  const searches = await HeldSearches.on(page)
  await visit('/dk')
  const combobox = page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })

  await test.step('Home and the sideways arrows move in the text until a row is reached', async () => {
    await combobox.fill('af')
    await searches.answer(foundResponse)
    await expect(page.getByRole('grid')).toBeVisible()
    await combobox.press('Home')
    await combobox.press('k')
    await expect(combobox).toHaveValue('kaf')
  })

  await test.step('Escape closes the dropdown, and a second Escape empties the field', async () => {
    await combobox.fill('k')
    await expect(page.getByText('Skriv mindst 2 tegn').last()).toBeVisible()
    await combobox.press('Escape')
    await expect(page.getByText('Skriv mindst 2 tegn')).toHaveCount(0)
    await expect(combobox).toHaveValue('k')
    await combobox.press('Escape')
    await expect(combobox).toHaveValue('')
    await expect(combobox).toBeFocused()
  })

  await test.step('the arrows walk the rows and cells, and Enter chooses', async () => {
    await combobox.fill('ka')
    await searches.answer(foundResponse)
    await expect(page.getByRole('grid')).toBeVisible()
    const active = page.locator('[role=gridcell][aria-selected=true]')
    await expect(active).toHaveCount(0)
    // Active rows and sponsored rows have the same colour.
    const isMarked = () =>
      expect(active.locator(':scope, :scope > *').filter({ visible: true }).last()).toHaveCSS(
        'outline',
        /solid 2px$/,
      )
    await combobox.press('ArrowDown')
    await expect(active).toHaveText('Kaffe')
    await isMarked()
    await combobox.press('ArrowDown')
    await isMarked()
    await combobox.press('ArrowRight')
    await expect(active.getByRole('button', { name: /^Læg på sedlen: Gevalia/ })).toBeVisible()
    await isMarked()
    await combobox.press('ArrowRight')
    await expect(active.getByRole('button', { name: /^Følg prisen: Gevalia/ })).toBeVisible()
    await isMarked()
    await combobox.press('End')
    await expect(active).toHaveText('Vis alle (38)')
    await isMarked()
    await expect(combobox).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
    await combobox.press('Home')
    await combobox.press('Enter')
    await expect(page).toHaveURL('/dk/offer/kaffe')
  })

  await test.step('Tab leaves the search box by its ad, and closes it', async () => {
    await goWithin(page, '/dk/check-email')
    await combobox.fill('k')
    await searches.answerIdeas(ideas)
    const ad = page.locator('#rectangle_2').getByRole('link', { name: 'Se tilbuddet' })
    await expect(ad).toBeVisible()
    await combobox.press('Tab')
    await expect(page.getByRole('button', { name: 'Ryd søgning' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(ad).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByText('Skriv mindst 2 tegn')).toHaveCount(0)
  })
})

test.describe('a finger in the search box', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('opens, closes and clears the dropdown, and chooses in it', async ({ page, visit }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk')

    await test.step('it fills the window, has offers below the suggestions, and closes without losing the text', async () => {
      await page.getByLabel(field).tap()
      await page.getByLabel(field).fill('ka')
      await searches.answer(foundResponse)
      const suggestion = page.getByRole('grid').getByRole('link', { name: 'Kaffe', exact: true })
      const sponsored = page.getByRole('link', { name: /^Sponsoreret ?Peter Larsen, Original/ })
      const brand = page.getByRole('link', { name: 'Merrild' })
      const heights = await Promise.all(
        [suggestion, sponsored, brand].map(async (link) => (await link.boundingBox())?.y ?? 0),
      )
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
      await expect(page.getByRole('link', { name: 'Vis alle (38)' })).toBeInViewport()
      await page.getByRole('button', { name: 'Luk' }).tap()
      await expect(page.getByRole('grid')).toHaveCount(0)
      await expect(page.getByLabel(field)).toHaveValue('ka')
    })

    await test.step('the cross clears the text and keeps the focus', async () => {
      await page.getByLabel(field).tap()
      await page.getByLabel(field).fill('ka')
      await page.getByRole('button', { name: 'Ryd søgning' }).tap()
      await expect(page.getByLabel(field)).toHaveValue('')
      await expect(page.getByLabel(field)).toBeFocused()
      await expect(page.getByRole('button', { name: 'Luk' })).toBeHidden()
    })

    await test.step('a tap on a suggestion searches for it', async () => {
      await page.getByLabel(field).tap()
      await page.getByLabel(field).fill('ka')
      await searches.answer(foundResponse)
      await page.getByRole('grid').getByRole('link', { name: 'Kaffe', exact: true }).tap()
      await expect(page).toHaveURL('/dk/offer/kaffe')
    })
  })
})
