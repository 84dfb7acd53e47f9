import { foundResponse } from '#machines/typeahead/typeahead.fixtures.ts'
import { addressesOf, expect, test, untilTabIsOpen } from '../support/page-test.ts'
import { HeldSearches } from '../typeahead/typeahead-page.ts'

test.describe('§2.1 /offer/{term}?tfsf=1: each way to a search sets the flag, and it is removed after load', () => {
  test('submit', async ({ page, visit }) => {
    await HeldSearches.on(page)
    await visit('/dk/check-email')
    await untilTabIsOpen(page)
    const addresses = addressesOf(page)
    await page.getByRole('combobox').fill('Smør')
    await page.getByRole('combobox').press('Enter')
    await expect.poll(() => addresses).toEqual(['/dk/offer/smør?tfsf=1', '/dk/offer/smør'])
  })

  test('what the dropdown offers', async ({ page, visit }) => {
    const searches = await HeldSearches.on(page)
    for (const { name, link, term } of [
      { name: 'a suggestion', link: 'Kaffe', term: 'kaffe' },
      { name: 'a popular search', link: 'Smør', term: 'smør' },
      { name: 'a brand', link: 'Gevalia', term: 'gevalia' },
      { name: 'show all', link: 'Vis alle (38)', term: 'ka' },
    ])
      await test.step(name, async () => {
        await visit('/dk/check-email')
        const addresses = addressesOf(page)
        await page.getByRole('combobox').fill('ka')
        await searches.answer(foundResponse)
        const chosen = page.locator('search').getByRole('link', { name: link, exact: true })
        // A new tab would open this address.
        await expect(chosen).toHaveAttribute('href', `/dk/offer/${encodeURIComponent(term)}?tfsf=1`)
        await chosen.click()
        await expect.poll(() => addresses).toEqual([`/dk/offer/${term}?tfsf=1`, `/dk/offer/${term}`])
      })
  })

  test('the popular searches of a page', async ({ page, visit }) => {
    for (const { name, at, chips } of [
      { name: 'on the front page', at: '/dk', chips: 'Populære søgninger' },
      { name: 'where nothing was found', at: '/dk/offer/qxzwvqxz', chips: 'Populære søgninger' },
    ])
      await test.step(name, async () => {
        await visit(at)
        const addresses = addressesOf(page)
        const chip = page.getByRole('navigation', { name: chips }).getByRole('link').first()
        const term = (await chip.innerText()).toLowerCase()
        await chip.click()
        await expect.poll(() => addresses).toEqual([`/dk/offer/${term}?tfsf=1`, `/dk/offer/${term}`])
      })
  })
})
