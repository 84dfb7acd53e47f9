import { anybody, type Shopper } from '../memberships/shopper.ts'
import type { OfferSummary } from '../offers/offer-summary.ts'
import { comparedPrice } from './compared-price.ts'
import { hasVerdict } from './has-verdict.ts'
import { type Comparison, priceVerdict } from './price-verdict.ts'

/** What the chains of some offers of one product ask for it today, as the server reads it for tests without one. */
export function comparisonOf(offers: readonly OfferSummary[]): Comparison {
  const judged = offers.filter(hasVerdict)
  const lowest = new Map<number, number>()
  for (const offer of judged) {
    const price = comparedPrice(offer)
    if (price !== null) lowest.set(offer.chain.id, Math.min(price, lowest.get(offer.chain.id) ?? price))
  }
  const inexact = judged.flatMap((offer) =>
    comparedPrice(offer) === null && offer.unitPrice !== null ? offer.unitPrice : [],
  )
  return {
    chains: [...lowest].map(([id, price]) => ({ id, price })).sort((a, b) => a.price - b.price),
    inexact: inexact.length > 0 ? Math.min(...inexact) : null,
    members: [],
  }
}

/** Offers of one product as a page has them: with the verdict on each. */
export function judgedOffers(offers: readonly OfferSummary[], shopper: Shopper = anybody): OfferSummary[] {
  const comparison = comparisonOf(offers)
  return offers.map((offer) => ({ ...offer, verdict: priceVerdict(offer, { comparison }, shopper) }))
}
