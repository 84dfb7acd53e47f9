import type { OfferSummary } from '../offers/offer-summary.ts'
import { piecePrice } from '../offers/several-pieces.ts'

/**
 * How an offer's price stands among the chains that have the same product today.
 * `cheapest`: every other chain asks more. `shared`: no offer costs less, and `sharers`, of other chains, cost the same;
 * `isLowest` if any chain asks more. `undercut`: `cheapest` are the offers that cost least.
 */
export type PriceStanding =
  | { kind: 'cheapest'; chains: number }
  | { kind: 'shared'; per: PricedBy; sharers: OfferSummary[]; isLowest: boolean; chains: number }
  | { kind: 'undercut'; per: PricedBy; cheapest: [OfferSummary, ...OfferSummary[]] }

/** What the compared price is for: a piece, or a full unit of the offer's `quantityType`. */
export type PricedBy = 'piece' | 'unit'

const pricedBy = ({ size, quantityType }: OfferSummary): PricedBy =>
  size === '' && quantityType !== null ? 'unit' : 'piece'

/**
 * By what offers of one product in one size compare, in minor units: what a piece costs. If the size is unknown but the
 * retailer states what a full unit costs, that, since packs may differ. Null if that is not stated.
 * `app/server/offers/compared-price.ts` says the same in SQL.
 */
export function comparedPrice(offer: OfferSummary): number | null {
  return pricedBy(offer) === 'unit' ? offer.unitPrice : piecePrice(offer)
}

const countChains = (offers: OfferSummary[]) => new Set(offers.map(({ chain }) => chain.id)).size

/**
 * How `offer` stands among `offers`, which hold the product at every chain today, itself among them.
 * Undefined if only one chain has it, or if its price cannot be compared.
 */
export function priceStanding(
  offer: OfferSummary,
  offers: readonly OfferSummary[],
): PriceStanding | undefined {
  const price = comparedPrice(offer)
  const per = pricedBy(offer)
  const compared = offers.filter((other) => comparedPrice(other) !== null)
  const chains = countChains(compared)
  if (price === null || chains < 2) return undefined
  const lowest = Math.min(...compared.map((other) => comparedPrice(other) ?? price))
  const [cheapest, ...others] = compared.filter((other) => comparedPrice(other) === lowest)
  if (cheapest && lowest < price) return { kind: 'undercut', per, cheapest: [cheapest, ...others] }
  const sharers = compared.filter(
    (other) => comparedPrice(other) === price && other.chain.id !== offer.chain.id,
  )
  if (sharers.length === 0) return { kind: 'cheapest', chains }
  return { kind: 'shared', per, sharers, isLowest: countChains([offer, ...sharers]) < chains, chains }
}
