import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/page-test.ts'

const member = /^Medlemspris\s· Trumf$/
/** What a screen reader hears of a price: a visible text beside it is hidden from it. */
const heard = (place: Locator) => place.getByText(/^\d.*\skr, Medlemspris\s· Trumf$/)

test('§3 conditions of a price: stand beside the price in results and on the page of the offer, and are heard with it', async ({
  page,
  request,
  visit,
}) => {
  const card = page.locator('main article', { has: page.getByText(member) }).first()

  await test.step('in results the card of such an offer says it, and never that it is the cheapest', async () => {
    const chains: { id: number; name: string }[] = await (await request.get('/api/chains/list/no')).json()
    await visit(`/no/offer?chain=${chains.find(({ name }) => name === 'KIWI')?.id}&show=240`)
    await expect(card).toBeVisible()
    await expect(heard(card)).toHaveCount(1)
    await expect(card.getByText('Billigst')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('on its page it stands below the price', async () => {
    const name = card.getByRole('heading').getByRole('link')
    const path = (await name.getAttribute('href')) ?? ''
    await name.click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('main').getByText(member).first()).toBeVisible()
    await expect(heard(page.locator('main')).first()).toBeAttached()
    await expectAccessible(page)
  })
})
