import { offerCard } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { shortPerUnit, unitPriceText } from '#app/domain/offers/offers.ts'
import { piecePrice } from '#app/domain/offers/several-pieces.ts'

/**
 * The size, what one of several pieces costs, and the price of a full unit, as far as known: `400 g · 99,88 pr. kg`,
 * `500 g · 17,50 pr. stk. · 35,00 pr. kg`.
 */
export function offerSize(offer: OfferSummary, country: Country): string {
  const piece = offer.units > 1 ? shortPerUnit(piecePrice(offer), offer.unitType, country) : ''
  return [...new Set([offer.size, piece, unitPriceText(offer, country)])].filter(Boolean).join(' · ')
}

/** The line with size and unit price on an offer's card. */
export function OfferSize({ offer, country }: { offer: OfferSummary; country: Country }) {
  const size = offerSize(offer, country)
  return size && <p className={offerCard().meta}>{size}</p>
}
