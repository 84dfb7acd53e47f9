import type { Day } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import type { OfferSummary } from './offer-summary.ts'

/** An offer that was viewed on this device, as it was at that time. */
export type ViewedOffer = OfferSummary & { country: Country }

export const MAXIMUM_VIEWED_OFFERS = 12

/** Puts an offer first and removes others of the same variant. If there are too many, drops the oldest. */
export function withViewedOffer(offers: readonly ViewedOffer[], offer: ViewedOffer): ViewedOffer[] {
  const others = offers.filter(({ variantId }) => variantId !== offer.variantId)
  return [offer, ...others].slice(0, MAXIMUM_VIEWED_OFFERS)
}

/** The offers of a country that have not ended, the latest first. */
export function viewedOffersOf(
  offers: readonly ViewedOffer[],
  { country, today }: { country: Country; today: Day },
): ViewedOffer[] {
  return offers.filter((offer) => offer.country === country && offer.endDate >= today)
}
