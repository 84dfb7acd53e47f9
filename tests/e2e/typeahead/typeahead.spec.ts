import {
  foundResponse,
  gevalia,
  ideas,
  nothingResponse,
  peterLarsen,
} from '#machines/typeahead/typeahead.fixtures.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { HeldSearches } from './typeahead-page.ts'

const field = 'Søg efter varer og tilbud'

test.describe('§2.5 search box', () => {
  test('shows suggestions, sponsored items, offers, popular searches, brands and show all', async ({
    page,
    visit,
  }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk/check-email')
    await page.getByLabel(field).pressSequentially('ka')
    await searches.answer(foundResponse)
    const grid = page.getByRole('grid')
    for (const group of ['Forslag', 'Sponsoreret', 'Tilbud på ka', 'Populære søgninger', 'Mærker'])
      await expect(grid.getByRole('rowgroup', { name: group, exact: true })).toBeVisible()
    const organic = grid.getByRole('rowgroup', { name: 'Tilbud på ka' }).getByRole('row')
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

  test('an offer of several pieces says how many its price is for, beside its size', async ({
    page,
    visit,
  }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk/check-email')
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
    await expect(row).toContainText('2 stk. 70 kr.')
  })

  test('says that nothing was found, and for which term', async ({ page, visit }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk/check-email')
    await page.getByLabel(field).fill('qxzw')
    await searches.answer(nothingResponse)
    await expect(page.locator('search b')).toHaveText('Ingen resultater for qxzw')
    await expect(page.getByRole('grid').getByRole('link', { name: 'Smør' })).toBeVisible()
    await expectAccessible(page)
  })

  test('§8 says so too if there are no popular searches yet', async ({ page, visit }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk/check-email')
    await page.getByLabel(field).fill('qxzw')
    await searches.answer({ ...nothingResponse, popularSearchTerms: [] })
    await expect(page.locator('search b')).toHaveText('Ingen resultater for qxzw')
    await expect(page.locator('search b')).toBeVisible()
    await expect(page.locator('search')).not.toContainText('andre søger efter')
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('sends the locale of the address, the encoded term and the headers of §7', async ({ page, visit }) => {
    const searches = await HeldSearches.on(page)
    await visit('/')
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

  test('§4 cancels the request under way at a new letter', async ({ page, visit }) => {
    await HeldSearches.on(page)
    await visit('/se')
    const first = page.waitForRequest('**/typeahead-search/se/ka')
    const cancelled = page.waitForEvent('requestfailed')
    await page.getByRole('combobox').fill('ka')
    await first
    await page.getByRole('combobox').pressSequentially('f')
    expect(new URL((await cancelled).url()).pathname).toBe('/api/typeahead-search/se/ka')
  })

  test('§8 shows any other error, and offers a retry', async ({ page, visit, complaints }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk/check-email')
    await page.getByLabel(field).fill('kaffe')
    await expect.poll(() => searches.terms).toEqual(['kaffe'])
    await searches.fail()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect.poll(() => searches.terms).toEqual(['kaffe', 'kaffe'])
    await searches.answer(foundResponse)
    await expect(page.getByRole('grid')).toBeVisible()
    expect(complaints.splice(0)).toContain('the server answered with status 503')
  })
})

test.describe('§5 search: its destinations', () => {
  test('submit goes to the page of the lower-cased, encoded term', async ({ page, visit }) => {
    await HeldSearches.on(page)
    await visit('/dk')
    await page.getByLabel(field).fill(' Smør & Brød ')
    await page.getByLabel(field).press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === `/dk/offer/${encodeURIComponent('smør & brød')}`)
    await expect(page.getByLabel(field)).toHaveValue('smør & brød')
  })

  test('an offer leads to its page, its heart to the email check, its website to a new tab', async ({
    page,
    visit,
  }) => {
    await page.context().route('https://www.foetex.example/**', (route) => route.fulfill({ body: 'føtex' }))
    const searches = await HeldSearches.on(page)
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

  test('the field follows the address back and forth', async ({ page, visit }) => {
    await HeldSearches.on(page)
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
})

test.describe('the keyboard in the search box', () => {
  test('walks the rows and cells, and Enter chooses', async ({ page, visit }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk')
    const combobox = page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })
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
    await expect(active.getByRole('button', { name: /^Læg på sedlen: Peter Larsen/ })).toBeVisible()
    await isMarked()
    await combobox.press('ArrowRight')
    await expect(active.getByRole('button', { name: /^Følg prisen: Peter Larsen/ })).toBeVisible()
    await isMarked()
    await combobox.press('End')
    await expect(active).toHaveText('Vis alle (38)')
    await isMarked()
    await expect(combobox).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
    await combobox.press('Home')
    await combobox.press('Enter')
    await expect(page).toHaveURL('/dk/offer/kaffe')
  })

  test('leaves Home and the sideways arrows to the text until a row is reached', async ({ page, visit }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk')
    const combobox = page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })
    await combobox.fill('af')
    await searches.answer(foundResponse)
    await expect(page.getByRole('grid')).toBeVisible()
    await combobox.press('Home')
    await combobox.press('k')
    await expect(combobox).toHaveValue('kaf')
  })

  test('Escape closes the dropdown, and a second Escape empties the field', async ({ page, visit }) => {
    await visit('/dk')
    const combobox = page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })
    await combobox.fill('k')
    await expect(page.getByText('Skriv mindst 2 tegn').last()).toBeVisible()
    await combobox.press('Escape')
    await expect(page.getByText('Skriv mindst 2 tegn')).toHaveCount(0)
    await expect(combobox).toHaveValue('k')
    await combobox.press('Escape')
    await expect(combobox).toHaveValue('')
    await expect(combobox).toBeFocused()
  })

  test('Tab leaves the search box by its ad, and closes it', async ({ page, visit }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk/check-email')
    const combobox = page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })
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

  test('fills the window, offers below the suggestions, and closes without losing the text', async ({
    page,
    visit,
  }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk')
    await page.getByLabel(field).tap()
    await page.getByLabel(field).fill('ka')
    await searches.answer(foundResponse)
    const suggestion = page.getByRole('grid').getByRole('link', { name: 'Kaffe', exact: true })
    const sponsored = page.getByRole('link', { name: /^Peter Larsen, Original/ })
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

  test('clears the text and keeps the focus', async ({ page, visit }) => {
    await HeldSearches.on(page)
    await visit('/dk')
    await page.getByLabel(field).tap()
    await page.getByLabel(field).fill('ka')
    await page.getByRole('button', { name: 'Ryd søgning' }).tap()
    await expect(page.getByLabel(field)).toHaveValue('')
    await expect(page.getByLabel(field)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Luk' })).toBeHidden()
  })

  test('a tap on a suggestion searches for it', async ({ page, visit }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk')
    await page.getByLabel(field).tap()
    await page.getByLabel(field).fill('ka')
    await searches.answer(foundResponse)
    await page.getByRole('grid').getByRole('link', { name: 'Kaffe', exact: true }).tap()
    await expect(page).toHaveURL('/dk/offer/kaffe')
  })
})
