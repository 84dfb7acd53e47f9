import type { Country } from '../locale/locales.ts'
import { hardSpace } from '../locale/numbers.ts'
import { formatMoney } from '../prices/money.ts'
import { type ProductOffer, priceText } from './offers.ts'

type Units = Pick<ProductOffer, 'units' | 'unitType'>
type Priced = { price: number; units: number }

/** The number of units that an offer's price is for: `2 stk.`; empty for one. */
export function severalUnits({ units, unitType }: Units): string {
  return units > 1 ? `${units}${hardSpace}${unitType}` : ''
}

/** The price of several units together: `2 stk. 28,00 kr.`; empty for one (Specification §3, priceText). */
export function severalText(offer: Units & Priced, country: Country): string {
  return offer.units > 1
    ? priceText({ ...offer, priceFormattedForCountry: formatMoney(offer.price, country) })
    : ''
}

/** The price of one of an offer's pieces, in minor units: the basis for comparing offers. */
export function piecePrice({ price, units }: Priced): number {
  return Math.round(price / units)
}
