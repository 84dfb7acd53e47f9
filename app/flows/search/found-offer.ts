import { wantedProductOffer } from '#app/domain/agents/wanted-item.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { addableProductOffer } from '#app/domain/offers/offer-sketch.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'

/** Opens the add-to-list modal with an offer that the search box found in a country (Specification §4). */
export function addFoundOffer(
  { addToList }: Pick<FlowActors, 'addToList'>,
  offer: ProductOffer,
  country: Country,
) {
  const items = [addableProductOffer(offer, country, dayIn(country, new Date()))]
  addToList.send({ type: 'add.requested', country, items })
}

/** Asks the price agent to watch the product of such an offer (Specification §4, Adding to price agent). */
export function watchFoundOffer(
  { priceAgent }: Pick<FlowActors, 'priceAgent'>,
  offer: ProductOffer,
  country: Country,
) {
  priceAgent.send({ type: 'agent.requested', item: wantedProductOffer(offer), country })
}
