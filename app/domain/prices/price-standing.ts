import type { OfferSummary } from '../offers/offer-summary.ts'
import { comparedPrice, type PricedBy, pricedBy } from './compared-price.ts'
import { hasVerdict, isJudged } from './has-verdict.ts'
import { isCheapest } from './verdicts.ts'

/**
 * Which other offers of the same product there are to name beside a verdict. `shared`: `sharers`, offers of other chains, cost
 * the same. `undercut`: `cheapest` are the offers with the lowest price.
 */
export type PriceStanding =
  | { kind: 'shared'; per: PricedBy; sharers: OfferSummary[] }
  | { kind: 'undercut'; per: PricedBy; cheapest: [OfferSummary, ...OfferSummary[]] }

/**
 * Names the offers that cost less than `offer`, or as much.
 * @param offers the product at every shop today with their verdicts, including `offer` itself if it is one of a shop.
 * @returns undefined if there are none, and if its price cannot be compared or has no verdict.
 */
export function priceStanding(
  offer: OfferSummary,
  offers: readonly OfferSummary[],
): PriceStanding | undefined {
  const price = comparedPrice(offer)
  const per = pricedBy(offer)
  if (price === null || !hasVerdict(offer)) return undefined
  const [cheapest, ...others] = offers.filter(isCheapest)
  if (cheapest && !isCheapest(offer)) return { kind: 'undercut', per, cheapest: [cheapest, ...others] }
  const judged = offers.filter(isJudged)
  const lowers = judged.some(
    (other) => (comparedPrice(other) ?? other.unitPrice ?? Number.POSITIVE_INFINITY) < price,
  )
  const sharers = judged.filter(
    (other) => comparedPrice(other) === price && other.chain.id !== offer.chain.id,
  )
  return sharers.length > 0 && !lowers ? { kind: 'shared', per, sharers } : undefined
}
