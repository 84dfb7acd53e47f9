import type { Day } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import type { OfferSummary } from './offer-summary.ts'

/** An offer whose page was looked at on this device, as it was then. */
export type ViewedOffer = OfferSummary & { country: Country }

/** How many offers a device remembers. */
export const MAXIMUM_VIEWED_OFFERS = 12

/** Puts an offer first: in place of others of the same variant, and of the oldest if there are too many. */
export function withViewedOffer(offers: readonly ViewedOffer[], offer: ViewedOffer): ViewedOffer[] {
  const others = offers.filter(({ variantId }) => variantId !== offer.variantId)
  return [offer, ...others].slice(0, MAXIMUM_VIEWED_OFFERS)
}

/** Those of a country that have not ended, the latest first. */
export function viewedOffersOf(
  offers: readonly ViewedOffer[],
  { country, today }: { country: Country; today: Day },
): ViewedOffer[] {
  return offers.filter((offer) => offer.country === country && offer.endDate >= today)
}
