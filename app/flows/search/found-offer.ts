import { wantedProductOffer } from '#app/domain/agents/wanted-item.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { addableProductOffer } from '#app/domain/offers/offer-sketch.ts'
import type { CustomProduct, ProductOffer } from '#app/domain/offers/offers.ts'
import type { Tab } from '../tab/tab.types.ts'

/** Opens the add-to-list modal with an offer that the search box found in a country (§4). */
export function addFoundOffer(
  { addToList, press }: Pick<Tab, 'addToList' | 'press'>,
  offer: ProductOffer,
  country: Country,
) {
  press('add-to-list', offer.id)
  const items = [addableProductOffer(offer, country, dayIn(country, new Date()))]
  addToList.send({ type: 'add.requested', country, items })
}

/** Asks the price agent to watch the product of such an offer (§4, Adding to price agent). */
export function watchFoundOffer(
  { priceAgent, press }: Pick<Tab, 'priceAgent' | 'press'>,
  offer: ProductOffer,
  country: Country,
) {
  press('price-agent', offer.id)
  priceAgent.send({ type: 'agent.requested', item: wantedProductOffer(offer), country })
}

/**
 * Shows a partner's own product that has no offer today in the offer viewer over a history entry's page (§2.7).
 */
export function viewFoundProduct(
  { offerViewer }: Pick<Tab, 'offerViewer'>,
  product: CustomProduct,
  country: Country,
  entry: string,
) {
  offerViewer.send({ type: 'offers.chosen', offers: [], product, country, entry })
}
