import { offerCard } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { unitPriceText } from '#app/domain/offers/offers.ts'

/** The size and the price of a full unit, if known: `400 g · 99,88 pr. kg`. */
export function offerSize(offer: OfferSummary, country: Country): string {
  return [offer.size, unitPriceText(offer, country)].filter(Boolean).join(' · ')
}

/** The line with size and unit price on an offer's card. */
export function OfferSize({ offer, country }: { offer: OfferSummary; country: Country }) {
  const size = offerSize(offer, country)
  return size && <p className={offerCard().meta}>{size}</p>
}
