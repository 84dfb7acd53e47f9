import { wantedOffer } from '#app/domain/agents/wanted-item.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { addableOffer } from '#app/domain/offers/offer-sketch.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'

/** Offers of a page that the shopper wants on the list, several to pick from, or one whose product is to be watched. */
export type OffersWanted = { country: Country } & ({ onList: OfferSummary[] } | { watched: OfferSummary })

/**
 * Opens the add-to-list modal or the price agent with offers of the page (§4). It is loaded with the machines:
 * the page needs none of it before a press.
 */
export function wantOffers(
  { addToList, priceAgent }: Pick<FlowActors, 'addToList' | 'priceAgent'>,
  { country, ...wanted }: OffersWanted,
): void {
  if ('watched' in wanted) {
    priceAgent.send({ type: 'agent.requested', item: wantedOffer(wanted.watched), country })
    return
  }
  const today = dayIn(country, new Date())
  const items = wanted.onList.map((offer) => addableOffer(offer, country, today))
  addToList.send({ type: 'add.requested', country, items })
}
