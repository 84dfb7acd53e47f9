import type { RegisteredRouter } from '@tanstack/react-router'
import { countryOfLocale } from '#app/domain/locale/locales.ts'
import { tellFailure } from '../messages/tell-failure.ts'
import type { Handlers } from '../tab/handle-facts.ts'
import { entryOf, localeOf } from '../tab/read-address.ts'
import type { Tab } from '../tab/tab.types.ts'
import { addFoundOffer, viewFoundProduct, watchFoundOffer } from './found-offer.ts'

/** Handles the events of the search box: navigates, and passes offers to the flows that take them. */
export function typeaheadFacts(
  router: RegisteredRouter,
  tab: Pick<Tab, 'addToList' | 'priceAgent' | 'offerViewer' | 'press'>,
): Handlers['typeahead'] {
  const country = () => countryOfLocale(localeOf(router.state.location))
  return {
    'search.requested': ({ term }) =>
      router.navigate({ to: '/{-$locale}/offer/$term', params: { term }, search: { tfsf: 1 } }),
    'row.chosen': ({ offerId }) =>
      router.navigate({
        to: '/{-$locale}/single/$id',
        params: { id: String(offerId) },
        state: { module: 'typeahead' },
      }),
    'list.requested': ({ offer }) => addFoundOffer(tab, offer, country()),
    'agent.requested': ({ offer }) => watchFoundOffer(tab, offer, country()),
    'product.requested': ({ product }) =>
      viewFoundProduct(tab, product, country(), entryOf(router.state.location)),
    'website.requested': ({ url, offerId }) => {
      tab.press('website', offerId)
      window.open(url, '_blank', 'noopener,noreferrer')
    },
    'search.failed': ({ error }) => tellFailure(error),
  }
}
