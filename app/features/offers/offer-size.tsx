import { offerCard } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { piecePriceText } from '#app/domain/offers/several-pieces.ts'
import { unitPriceText } from '#app/domain/offers/unit-price-texts.ts'

/**
 * The size, what one of several pieces costs, and the price of a full unit, as far as known: `400 g · 99,88 pr. kg`,
 * `500 g · 17,50 pr. stk. · 35,00 pr. kg`. If a piece is a full unit (`1 l`), one price says both. No price breaks over
 * two lines, and no line begins with a dot.
 */
export function offerSize(offer: OfferSummary, country: Country): string {
  const prices = [piecePriceText(offer, country), unitPriceText(offer, country)].map((text) =>
    text.replaceAll(' ', hardSpace),
  )
  return [offer.size, ...prices].filter(Boolean).join(`${hardSpace}· `)
}

/** The line with size and unit price on an offer's card. */
export function OfferSize({ offer, country }: { offer: OfferSummary; country: Country }) {
  const size = offerSize(offer, country)
  return size && <p className={offerCard().meta}>{size}</p>
}
