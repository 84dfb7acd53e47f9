import type { RegisteredRouter } from '@tanstack/react-router'
import type { Handlers } from '../tab/handle-facts.ts'
import type { Tab } from '../tab/open-tab.ts'

/** Handles the events of the search box: navigates, and passes offers to the flows that take them. */
export function typeaheadFacts(
  router: RegisteredRouter,
  { addFoundOffer, watchFoundOffer, press }: Pick<Tab, 'addFoundOffer' | 'watchFoundOffer' | 'press'>,
): Handlers['typeahead'] {
  return {
    'search.requested': ({ term }) =>
      router.navigate({ to: '/{-$locale}/offer/$term', params: { term }, search: { tfsf: 1 } }),
    'row.chosen': ({ offerId }) =>
      router.navigate({ to: '/{-$locale}/single/$id', params: { id: String(offerId) } }),
    'list.requested': ({ offer }) => addFoundOffer(offer),
    'agent.requested': ({ offer }) => watchFoundOffer(offer),
    'website.requested': ({ url, offerId }) => {
      press('website', offerId)
      window.open(url, '_blank', 'noopener,noreferrer')
    },
    'search.failed': ({ error }) => reportError(error),
  }
}
