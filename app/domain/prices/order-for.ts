import { type Shopper, withMet } from '../memberships/shopper.ts'
import type { OfferSummary } from '../offers/offer-summary.ts'
import { comparedPrice } from './compared-price.ts'
import { hasVerdict } from './has-verdict.ts'

/**
 * Live offers of one product in the order of the prices that a shopper pays, the cheapest first; those that are not judged for
 * them stay last. Who is no member keeps everybody's order.
 * @param offers as everybody gets them, each with its `comparison` if some shopper's verdict may count it.
 */
export function orderFor<Offer extends OfferSummary>(
  offers: readonly Offer[],
  { memberships }: Pick<Shopper, 'memberships'>,
): Offer[] {
  const own = offers.map((offer) => withMet(offer, memberships))
  const isLast = (offer: Offer) => Number(!(offer.comparison && hasVerdict(offer)))
  const priceOf = (offer: Offer) => comparedPrice(offer) ?? Number.MAX_SAFE_INTEGER
  return memberships.length === 0
    ? own
    : own.toSorted((a, b) => isLast(a) - isLast(b) || priceOf(a) - priceOf(b))
}
