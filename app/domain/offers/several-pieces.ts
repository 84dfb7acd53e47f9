import type { Country } from '../locale/locales.ts'
import { hardSpace } from '../locale/numbers.ts'
import { formatMoney } from '../prices/money.ts'
import { shortPerUnit } from './unit-price-texts.ts'

type Units = { units: number; unitType: string }
type Priced = { price: number; units: number }

/** How an offer is sold: so many `units`, each a `unitType`, for `price` together, in minor units. */
export type Deal = Priced & Units

/** A number of units as it stands before their price: `2 for`, `1 pkt`. */
const countedUnits = ({ units, unitType }: Units, country: Country) =>
  `${units}${hardSpace}${{ dk: 'for', no: 'for', se: 'för', fi: unitType }[country]}`

/** The number of units that an offer's price is for, as it stands before the price: `2 for`, `2 kpl`; empty for one. */
export function severalUnits(offer: Units, country: Country): string {
  return offer.units > 1 ? countedUnits(offer, country) : ''
}

/** What one of an offer's several units costs alone: `1 for 20,00 kr.`, `1 pkt 5,00 €`. */
export function aloneText(price: number, unitType: string, country: Country): string {
  return [countedUnits({ units: 1, unitType }, country), formatMoney(price, country)].join(hardSpace)
}

/** The price of several units together: `2 for 28,00 kr.`; empty for one. */
export function severalText(offer: Units & Priced, country: Country): string {
  if (offer.units === 1) return ''
  return [severalUnits(offer, country), formatMoney(offer.price, country)].join(hardSpace)
}

/** What an offer costs, as it is sold: `2 for 28,00 kr.`, or `14,95 kr.` for one. */
export function priceAsSold(offer: Deal, country: Country): string {
  return severalText(offer, country) || formatMoney(offer.price, country)
}

/**
 * What one of an offer's several pieces costs: `14,00 pr. stk.`. Empty for one, and if a piece is a full unit, since its
 * unit price says the same.
 */
export function piecePriceText(offer: Deal & { unitPrice: number | null }, country: Country): string {
  const price = piecePrice(offer)
  return offer.units > 1 && price !== offer.unitPrice ? shortPerUnit(price, offer.unitType, country) : ''
}

/** The price of one of an offer's pieces, in minor units: the basis for comparing offers. */
export function piecePrice({ price, units }: Priced): number {
  return Math.round(price / units)
}
