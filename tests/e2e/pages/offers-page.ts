import type { Locator, Page } from '@playwright/test'
import { piecePrice } from '#app/domain/offers/several-pieces.ts'

/** The offers on a results page, sponsored ones included. */
export const cards = (page: Page) => page.locator('main article')
/** The offers on a results page that are neither sponsored nor stand last because their price asks something of a shopper. */
export const ordered = (page: Page) =>
  cards(page).filter({ hasNotText: /Sponsoreret|Medlemspris|Kun i appen|Med kupon|Ved køb for/ })
/** The line with the number of offers. */
export const count = (page: Page) => page.locator('main').getByRole('status')
export const chainBoxes = (page: Page) => page.getByRole('group', { name: 'Kæde' }).getByRole('checkbox')

/** An option of a filter: its name, its id and the number of offers that it states. */
export async function choice(box: Locator) {
  const row = box.locator('xpath=..')
  return {
    name: await row.locator('span').innerText(),
    id: await box.inputValue(),
    offers: Number(await row.locator('small').innerText()),
  }
}

/** The prices of offers in Denmark and what they are for, from the text for screen readers: `2 for 28 kr.`. */
async function pricedIn(offers: Locator): Promise<{ price: number; units: number }[]> {
  const price = /^(?:(\d+)\s(?:stk\.|pk\.|for) )?(\d[\d.]*(?:,\d\d)?)\skr\.$/
  // Only the innermost elements: the text of an outer one begins with the visible form of the price.
  const texts = await offers.locator('span:not(:has(*))', { hasText: price }).allInnerTexts()
  return texts.map((text) => {
    const [, units = '1', amount = ''] = price.exec(text) ?? []
    return { price: minorUnits(amount), units: Number(units) }
  })
}

/** What one piece of each offer in Denmark costs, in order and in minor units. */
export const piecePricesIn = async (offers: Locator): Promise<number[]> =>
  (await pricedIn(offers)).map(piecePrice)

/** A Danish amount, `1.299,95`, in minor units. */
export const minorUnits = (amount: string) =>
  Math.round(Number(amount.replaceAll('.', '').replace(',', '.')) * 100)
