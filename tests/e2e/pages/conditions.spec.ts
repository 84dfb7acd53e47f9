import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/page-test.ts'

const member = /^Medlemspris\s· Trumf$/
/** What a screen reader hears of a price: a visible text beside it is hidden from it. */
const heard = (place: Locator) => place.getByText(/^\d.*\skr, Medlemspris\s· Trumf$/)

test('§3 conditions of a price: stand beside the price in results and on the page of the offer, and are heard with it', async ({
  page,
  visit,
}) => {
  const card = page.locator('main article', { has: page.getByText(member) }).first()

  await test.step('in results the card of such an offer says it, and never that it is the cheapest', async () => {
    await visit('/no/offer/grandiosa%20pizza')
    await expect(card).toBeVisible()
    await expect(heard(card)).toHaveCount(1)
    await expect(card.getByText('Billigst')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('on its page it stands below the price', async () => {
    await card.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Grandiosa')
    await expect(page.locator('main').getByText(member).first()).toBeVisible()
    await expect(heard(page.locator('main')).first()).toBeAttached()
    await expectAccessible(page)
  })
})
