import { offerCard } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { shortPerUnit } from '#app/domain/offers/offers.ts'

/** The price of a full unit, `99,88 pr. kg`; empty if it is not known. */
export function unitPriceText({ unitPrice, quantityType }: OfferSummary, country: Country): string {
  return unitPrice !== null && quantityType ? shortPerUnit(unitPrice, quantityType, country) : ''
}

/** The size and the price of a full unit, if known: `400 g · 99,88 pr. kg`. */
export function offerSize(offer: OfferSummary, country: Country): string {
  return [offer.size, unitPriceText(offer, country)].filter(Boolean).join(' · ')
}

/** The line with size and unit price on an offer's card. */
export function OfferSize({ offer, country }: { offer: OfferSummary; country: Country }) {
  const size = offerSize(offer, country)
  return size && <p className={offerCard().meta}>{size}</p>
}
