import type { OfferSummary } from '../offers/offer-summary.ts'
import { piecePrice } from '../offers/several-pieces.ts'

/** What the compared price is for: a piece, or a full unit of the offer's `quantityType`. */
export type PricedBy = 'piece' | 'unit'

/** What offers of a size, or of an unknown one, are compared by. */
export const pricedBy = ({
  quantity,
  quantityType,
}: Pick<OfferSummary, 'quantity' | 'quantityType'>): PricedBy =>
  quantity === null && quantityType !== null ? 'unit' : 'piece'

/** What the compared price of an offer is made of. */
export type Comparable = Pick<
  OfferSummary,
  'price' | 'units' | 'quantity' | 'quantityType' | 'unitPrice' | 'unitPriceBound'
>

/**
 * The price by which offers of one product in one size are compared, in minor units: that of a piece. If the size is
 * unknown, packs may differ, so it is the price of a full unit; null if the retailer does not state that exactly.
 * `app/server/offers/compared-price.ts` does the same in SQL.
 */
export function comparedPrice(offer: Comparable): number | null {
  if (pricedBy(offer) === 'piece') return piecePrice(offer)
  return offer.unitPriceBound ? null : offer.unitPrice
}
