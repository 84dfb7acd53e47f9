import type { Country } from '../locale/locales.ts'
import { hardSpace } from '../locale/numbers.ts'
import { formatMoney } from '../prices/money.ts'
import type { ProductOffer } from './offers.ts'

type Units = Pick<ProductOffer, 'units' | 'unitType'>
type Priced = { price: number; units: number }

/** The number of units that an offer's price is for, as it stands before the price: `2 for`, `2 kpl`; empty for one. */
export function severalUnits({ units, unitType }: Units, country: Country): string {
  const word = { dk: 'for', no: 'for', se: 'för', fi: unitType }[country]
  return units > 1 ? `${units}${hardSpace}${word}` : ''
}

/** The price of several units together: `2 for 28,00 kr.`; empty for one. */
export function severalText(offer: Units & Priced, country: Country): string {
  if (offer.units === 1) return ''
  return [severalUnits(offer, country), formatMoney(offer.price, country)].join(hardSpace)
}

/** The price of one of an offer's pieces, in minor units: the basis for comparing offers. */
export function piecePrice({ price, units }: Priced): number {
  return Math.round(price / units)
}
