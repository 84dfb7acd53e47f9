import { type Shopper, withMet } from '../memberships/shopper.ts'
import type { ProductOffer, TypeaheadResponse } from '../offers/offers.ts'
import { detailOfOffer } from '../partners/detail-of-offer.ts'
import type { OfferDetail } from '../partners/partner-pages.ts'
import { priceVerdict } from './price-verdict.ts'
import { isOfGoods } from './verdicts.ts'

/** An offer that everybody gets alike, as one shopper sees it: with its conditions that they meet, and the verdict for them. */
export function judgedOffer(offer: ProductOffer, shopper: Shopper): OfferDetail {
  const detail = withMet(detailOfOffer(offer), shopper.memberships)
  return { ...detail, verdict: priceVerdict(detail, { comparison: offer.comparison }, shopper) }
}

/** Whether an offer of the dropdown has, for one shopper, the lowest price of a full unit of all that is found. */
export function isCheapestFound(
  offer: ProductOffer,
  { cheapestOfferIds, goods }: Pick<TypeaheadResponse, 'cheapestOfferIds' | 'goods'>,
  shopper: Shopper,
): boolean {
  if (!goods || shopper.memberships.length === 0) return cheapestOfferIds.includes(offer.id)
  const detail = withMet(detailOfOffer(offer), shopper.memberships)
  return isOfGoods(priceVerdict(detail, { goods }, shopper))
}
