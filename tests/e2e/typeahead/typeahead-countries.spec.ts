import { astrid } from '#machines/session/users.fixture.ts'
import { foundResponse, gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import { accountPassword, newEmail, registerOverHttp } from '../account/account-page.ts'
import { visitorsUserButton } from '../session/user-button.ts'
import { endSession, expect, test } from '../support/page-test.ts'
import { HeldSearches } from './typeahead-page.ts'

const swedishResponse = {
  ...foundResponse,
  organicProductOffers: { items: [{ ...gevalia, id: 91 }], totalNumberOfItems: 12 },
}

test.describe('§2.5 the dropdown shows offers of the shopper’s current country', () => {
  test('after the footer leads to another country, the same text is searched there', async ({
    page,
    visit,
  }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk')
    await page.getByRole('combobox').fill('kaffe')
    await searches.answer(foundResponse)
    await expect(page.getByRole('link', { name: 'Vis alle (38)' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sverige' }).click()
    await expect(page).toHaveURL('/se')
    await expect(page.getByRole('combobox')).toHaveValue('kaffe')
    await page.getByRole('combobox').focus()
    await expect.poll(() => searches.addresses).toEqual(['dk/kaffe', 'se/kaffe'])
    await expect(page.getByRole('grid')).toHaveCount(0)
    await searches.answer(swedishResponse)
    await expect(page.getByRole('link', { name: 'Visa alla (12)' })).toBeVisible()
  })

  test('§4 also after a login that leads a user to their own country', async ({ page, context, visit }) => {
    const email = newEmail()
    await registerOverHttp(page, email, astrid)
    await endSession(context)
    const searches = await HeldSearches.on(page)
    await visit('/dk/offer')
    await page.getByRole('combobox', { name: 'Søg efter varer og tilbud' }).fill('kaffe')
    await searches.answer(foundResponse)
    await expect(page.getByRole('link', { name: 'Vis alle (38)' })).toBeVisible()
    await page.keyboard.press('Escape')
    const banner = page.getByRole('banner')
    await banner.locator(visitorsUserButton).click()
    const dropdown = page.getByRole('dialog', { name: 'Din konto' })
    await dropdown.getByLabel('E-mail').fill(email)
    await dropdown.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
    await dropdown.locator('[type=submit]').click()
    await expect(page).toHaveURL('/se/offer')
    await banner.getByRole('combobox').focus()
    await expect.poll(() => searches.addresses).toEqual(['dk/kaffe', 'se/kaffe'])
  })
})
