import type { Locator, Page } from '@playwright/test'
import { displayName, type ProductOffer, type TypeaheadResponse } from '#app/domain/offers/offers.ts'
import { formatPlainPrice } from '#app/domain/prices/money.ts'
import { readAmount } from '#app/domain/prices/read-amount.ts'
import { modalOf } from '../add-to-list/add-to-list-modal.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { listOf, openPanel, panelOf, registerShopper, rowOf, sendToList, variedTerms } from './list-page.ts'

/** An offer of several at once, of which nobody knows what one costs. */
async function findDeal(page: Page): Promise<ProductOffer> {
  for (const term of variedTerms) {
    const answer = await page.request.get(`/api/typeahead-search/dk/${encodeURIComponent(term)}`)
    const { organicProductOffers }: TypeaheadResponse = await answer.json()
    const deal = organicProductOffers.items.find(
      ({ units, singlePriceFormattedForCountry }) => units > 1 && !singlePriceFormattedForCountry,
    )
    if (deal) return deal
  }
  throw new Error('no offer is of several at once without a price of one')
}

test('§3 product offer: a deal goes on the list with its number, and its row and the total agree', async ({
  page,
  visit,
}) => {
  await registerShopper(page)
  const deal = await findDeal(page)
  const name = displayName(deal)
  const price = formatPlainPrice(readAmount(deal.priceFormattedForCountry) ?? Number.NaN, 'dk')
  const priceIn = (place: Locator) => place.getByText(price, { exact: true })
  const setQuantity = async (quantity: number) => {
    const [item] = (await listOf(page)).items
    await sendToList(page, `set-quantity-for-item/${item?.uuid}/${quantity}`)
  }
  const row = rowOf(page, name)
  const total = panelOf(page)
    .getByText(/^I alt for/)
    .locator('../..')

  await test.step('whole: the price of the deal', async () => {
    await visit(`/dk/single/${deal.id}`)
    await page.getByRole('main').getByRole('link', { name: 'Læg på sedlen', exact: true }).click()
    const modal = modalOf(page)
    await expect(modal.getByLabel('Antal', { exact: true })).toHaveValue(String(deal.units))
    await modal.getByRole('button', { name: 'Læg på sedlen' }).click()
    // Leaving the page before the list has answered would stop the request.
    await expect(page.getByRole('dialog', { name: 'Lagt på sedlen' })).toBeVisible()
    await visit('/dk')
    await openPanel(page)
    await expect(row).toContainText(`${deal.units} for ${deal.priceFormattedForCountry}`)
    await expect(priceIn(row)).toHaveCount(1)
    await expect(priceIn(total)).toHaveCount(1)
    await expect(panelOf(page)).not.toContainText('uden pris')
  })

  await test.step('and one more, whose price nobody knows', async () => {
    await setQuantity(deal.units + 1)
    await expect(row).toContainText('1 uden pris')
    await expect(priceIn(row)).toHaveCount(1)
    await expect(total).toContainText('+ 1 vare uden pris')
    await expect(priceIn(total)).toHaveCount(1)
    await expectAccessible(page)
  })

  await test.step('broken: neither the row nor the total has a price', async () => {
    await setQuantity(1)
    await expect(priceIn(row)).toHaveCount(0)
    await expect(row).toContainText('1 uden pris')
    await expect(total).toContainText('+ 1 vare uden pris')
    await expect(total.getByText(formatPlainPrice(0, 'dk'), { exact: true })).toHaveCount(1)
  })
})
