import type { OfferSummary } from '../offers/offer-summary.ts'
import { piecePrice } from '../offers/several-pieces.ts'
import { hasVerdict, isJudged } from './has-verdict.ts'

/**
 * How an offer's price compares among the chains that have the same product today.
 * `cheapest`: every other chain asks more. `shared`: no offer costs less, and `sharers`, offers of other chains, cost the
 * same; `isLowest` if any chain asks more. `undercut`: `cheapest` are the offers with the lowest price.
 */
export type PriceStanding =
  | { kind: 'cheapest'; chains: number }
  | { kind: 'shared'; per: PricedBy; sharers: OfferSummary[]; isLowest: boolean; chains: number }
  | { kind: 'undercut'; per: PricedBy; cheapest: [OfferSummary, ...OfferSummary[]] }

/** What the compared price is for: a piece, or a full unit of the offer's `quantityType`. */
export type PricedBy = 'piece' | 'unit'

/** What offers of a size, or of an unknown one, are compared by. */
export const pricedBy = ({ size, quantityType }: OfferSummary): PricedBy =>
  size === '' && quantityType !== null ? 'unit' : 'piece'

/**
 * The price by which offers of one product in one size are compared, in minor units: that of a piece. If the size is
 * unknown, packs may differ, so it is the price of a full unit; null if the retailer does not state that exactly.
 * `app/server/offers/compared-price.ts` does the same in SQL.
 */
export function comparedPrice(offer: OfferSummary): number | null {
  if (pricedBy(offer) === 'piece') return piecePrice(offer)
  return offer.unitPriceBound ? null : offer.unitPrice
}

/** Whether the price of an offer is not exact, and so low that it may be the lowest. */
const mayCostNoMore = (offer: OfferSummary, lowest: number) =>
  comparedPrice(offer) === null && offer.unitPrice !== null && offer.unitPrice <= lowest

const countChains = (offers: OfferSummary[]) => new Set(offers.map(({ chain }) => chain.id)).size

/**
 * Compares `offer` with `offers`, which holds the product at every shop today, including `offer` itself if it is one of
 * a shop; prices that are kept back or not for everybody take no part. Undefined if only one chain has it, if its chain is wholesale, if its
 * price is one of these or cannot be compared, or if one that is not exact may be lower.
 */
export function priceStanding(
  offer: OfferSummary,
  offers: readonly OfferSummary[],
): PriceStanding | undefined {
  const price = comparedPrice(offer)
  const per = pricedBy(offer)
  const judged = offers.filter(isJudged)
  const compared = judged.filter((other) => comparedPrice(other) !== null)
  const chains = countChains(compared)
  if (price === null || chains < 2 || !hasVerdict(offer)) return undefined
  const lowest = Math.min(...compared.map((other) => comparedPrice(other) ?? price))
  if (judged.some((other) => mayCostNoMore(other, lowest))) return undefined
  const [cheapest, ...others] = compared.filter((other) => comparedPrice(other) === lowest)
  if (cheapest && lowest < price) return { kind: 'undercut', per, cheapest: [cheapest, ...others] }
  const sharers = compared.filter(
    (other) => comparedPrice(other) === price && other.chain.id !== offer.chain.id,
  )
  if (sharers.length === 0) return { kind: 'cheapest', chains }
  return { kind: 'shared', per, sharers, isLowest: countChains([offer, ...sharers]) < chains, chains }
}
