import type { Country } from '../locale/locales.ts'
import { hardSpace } from '../locale/numbers.ts'
import { formatMoney } from '../prices/money.ts'
import { type ProductOffer, priceText } from './offers.ts'

type Units = Pick<ProductOffer, 'units' | 'unitType'>
type Priced = { price: number; units: number }

/** For how many an offer's price is, where that is several: `2 stk.`; empty for one. */
export function severalUnits({ units, unitType }: Units): string {
  return units > 1 ? `${units}${hardSpace}${unitType}` : ''
}

/** An offer as it is sold, where its price is for several: `2 stk. 28,00 kr.`; empty for one (Specification §3, priceText). */
export function severalText(offer: Units & Priced, country: Country): string {
  return offer.units > 1
    ? priceText({ ...offer, priceFormattedForCountry: formatMoney(offer.price, country) })
    : ''
}

/** What one of an offer's pieces costs, in minor units: what offers are compared by. */
export function piecePrice({ price, units }: Priced): number {
  return Math.round(price / units)
}
