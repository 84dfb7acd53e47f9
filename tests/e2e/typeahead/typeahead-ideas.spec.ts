import { foundResponse, ideas, nothingResponse, peterLarsen } from '#machines/typeahead/typeahead.fixtures.ts'
import { expect, expectAccessible, goWithin, test } from '../support/page-test.ts'
import { HeldSearches } from './typeahead-page.ts'

const field = 'Søg efter varer og tilbud'
const noIdeas = { popularSearchTerms: [], staples: [], advertisement: null }

test('§2.5: the dropdown without results, and for a corrected typo', async ({ page, visit }) => {
  const searches = await HeldSearches.on(page)
  await visit('/dk')
  const box = page.locator('search')

  await test.step('one letter gives the hint, popular searches and everyday goods, and makes no request', async () => {
    await page.getByLabel(field).focus()
    await searches.answerIdeas(ideas)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url())
    })
    await page.getByLabel(field).pressSequentially('k')
    await expect(box.locator('p').filter({ hasText: 'Skriv mindst 2 tegn' })).toBeVisible()
    const grid = page.getByRole('grid', { name: 'Forslag og tilbud' })
    const popular = grid.getByRole('rowgroup', { name: 'Populære søgninger' })
    await expect(popular.getByRole('link')).toHaveText(['Øl', 'Chips'])
    const staples = grid.getByRole('rowgroup', { name: 'Ugens billigste basisvarer' })
    await expect(staples.getByRole('row')).toContainText('Arla Lærkevang, Letmælk')
    await expect(staples.getByRole('row')).toContainText('8,00 pr. l')
    await expect(grid).not.toContainText('Billigst ')
    expect(asked).toEqual([])
    await expectAccessible(page)
  })

  await test.step('without results it says so with a picture, and shows ideas', async () => {
    await page.getByLabel(field).fill('qxzw')
    await expect.poll(() => searches.terms.at(-1)).toBe('qxzw')
    await searches.answer(nothingResponse)
    await expect(box.locator('b').first()).toHaveText('Ingen resultater for qxzw')
    await expect
      .poll(() =>
        box
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    await expect(box.getByRole('rowgroup', { name: 'Populære søgninger' })).toContainText('Smør')
    await expect(box.getByRole('rowgroup', { name: 'Ugens billigste basisvarer' })).toContainText('Letmælk')
    await expectAccessible(page)
  })

  await test.step('a corrected typo names the searched term, also for screen readers', async () => {
    await page.getByLabel(field).fill('kafee')
    await searches.answer({ ...foundResponse, correctedTo: 'kaffe' })
    await expect(box.locator('p').filter({ hasText: /^Viser resultater for kaffe$/ })).toBeVisible()
    await expect(page.getByRole('rowgroup', { name: 'Tilbud på kaffe' })).toBeVisible()
    await expect(box.getByRole('status')).toHaveText('Viser resultater for kaffe. 38 tilbud')
    // The results page has a link to the typed term.
    await expect(page.getByRole('link', { name: 'Vis alle (38)' })).toHaveAttribute(
      'href',
      '/dk/offer/kafee?tfsf=1',
    )
    await expectAccessible(page)
  })

  await test.step('the arrow keys choose a popular search', async () => {
    await page.getByLabel(field).fill('k')
    await expect(box.locator('p').filter({ hasText: 'Skriv mindst 2 tegn' })).toBeVisible()
    await page.getByLabel(field).press('ArrowDown')
    await page.getByLabel(field).press('ArrowRight')
    await page.getByLabel(field).press('Enter')
    await expect(page).toHaveURL('/dk/offer/chips')
  })
})

test('§2.5: the server’s ideas and corrections', async ({ page, visit }) => {
  await visit('/dk')
  const grid = page.getByRole('grid')

  await test.step('a typo is corrected and reported for "coca cloa", in the dropdown and on the results page', async () => {
    await page.getByLabel(field).focus()
    await page.getByLabel(field).fill('coca cloa')
    await expect(
      page.locator('search p').filter({ hasText: /^Viser resultater for coca cola$/ }),
    ).toBeVisible()
    await page.getByLabel(field).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coca cola')
    await expect(page.locator('main')).toContainText(
      'Vi viser tilbud på coca cola. Søg i stedet efter coca cloa',
    )
  })

  await test.step('the ideas are those of the shopper’s current country', async () => {
    await page.getByLabel(field).focus()
    await page.getByLabel(field).fill('k')
    await expect(grid).toContainText('Letmælk')
    await page.keyboard.press('Escape')
    await goWithin(page, '/se')
    await page.getByRole('combobox', { name: 'Sök efter varor och erbjudanden' }).fill('k')
    await expect(grid).toContainText('Mellanmjölk')
  })
})

test.describe('§9 the ad slot rectangle_2', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test.describe(`in a window of ${width} x ${height}`, () => {
      test.use({ viewport: { width, height } })

      test('is filled from a placement, labelled, and 250 px high from the start', async ({
        page,
        visit,
      }) => {
        const searches = await HeldSearches.on(page)
        await visit('/dk')
        await page.getByLabel(field).fill('k')
        const slot = page.locator('#rectangle_2')
        await expect(slot).toBeVisible()
        expect((await slot.boundingBox())?.height).toBeGreaterThanOrEqual(250)
        await searches.answerIdeas(ideas)
        const ad = slot.getByRole('group', { name: 'Annonce' })
        await ad.scrollIntoViewIfNeeded()
        await expect(ad).toBeInViewport()
        await expect(ad).toContainText('Annonce')
        await expect(ad).toContainText('Peter Larsen, Original hele bønner')
        expect((await ad.boundingBox())?.height).toBeGreaterThanOrEqual(250)
        await page.getByLabel(field).fill('ka')
        await expect(slot).toBeHidden()
        await searches.answer({ ...foundResponse, advertisement: peterLarsen })
        await ad.scrollIntoViewIfNeeded()
        await expectAccessible(page)
        await ad.getByRole('link', { name: 'Se tilbuddet' }).click()
        const viewer = page.getByRole('dialog').first()
        await expect(viewer).toContainText('Original hele bønner')
        await expect(page).toHaveURL('/dk')
        await expectAccessible(page)
      })

      test('takes no space without an ad', async ({ page, visit }) => {
        const searches = await HeldSearches.on(page)
        await visit('/dk')
        await page.getByLabel(field).fill('ka')
        await searches.answerIdeas(noIdeas)
        await searches.answer(foundResponse)
        await expect(page.getByRole('grid')).toBeVisible()
        await expect(page.locator('#rectangle_2')).toBeHidden()
      })
    })

  test('the demo catalogue has an ad for it in every country', async ({ request }) => {
    for (const country of ['dk', 'no', 'se', 'fi']) {
      const answer = await request.get(`/api/search-ideas/${country}`)
      const { advertisement, staples, popularSearchTerms } = await answer.json()
      expect(advertisement).toEqual(expect.objectContaining({ offerUrl: expect.any(String) }))
      expect(popularSearchTerms).toHaveLength(8)
      expect(staples.length).toBeGreaterThanOrEqual(2)
    }
  })
})
