import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { ProductCard } from '#app/domain/search/pages.ts'

/** An offer as a card of its own, with its shop alone. */
export function cardOfOffer(offer: OfferSummary): ProductCard {
  const { id, chain, price } = offer
  return { ...offer, offers: 1, shops: [{ id: chain.id, name: chain.name, offerId: id, price }] }
}
