import { foundResponse } from '#machines/typeahead/typeahead.fixtures.ts'
import { expect, test } from '../support/page-test.ts'
import { HeldSearches } from './typeahead-page.ts'

const field = 'Søg efter varer og tilbud'

test.describe('the search box before and without its script', () => {
  test('text that is typed before hydration is searched after it', async ({ page }) => {
    const searches = await HeldSearches.on(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/dk', { waitUntil: 'commit' })
    await page.getByLabel(field).pressSequentially('kaffe')
    expect(searches.terms).toEqual([])
    release()
    await expect.poll(() => searches.terms).toEqual(['kaffe'])
    await expect(page.getByLabel(field)).toHaveValue('kaffe')
    await expect(page.getByLabel(field)).toBeFocused()
    await searches.answer(foundResponse)
    await expect(page.getByRole('grid')).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is a form that leads to the results', async ({ page }) => {
      await page.goto('/dk')
      await page.getByLabel(field).fill('Smør')
      await page.getByRole('button', { name: 'Søg', exact: true }).click()
      await expect(page).toHaveURL((url) => decodeURI(url.pathname) === '/dk/offer/smør')
    })
  })
})
