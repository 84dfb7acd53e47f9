import type { RegisteredRouter } from '@tanstack/react-router'
import type { Handlers } from '../tab/handle-facts.ts'
import type { Tab } from '../tab/open-tab.ts'

/** What follows from the facts of the search box: navigation, and offers handed to the flows that take them. */
export function typeaheadFacts(
  router: RegisteredRouter,
  { addFoundOffer, requestAgent }: Pick<Tab, 'addFoundOffer' | 'requestAgent'>,
): Handlers['typeahead'] {
  return {
    'search.requested': ({ term }) =>
      router.navigate({ to: '/{-$locale}/offer/$term', params: { term }, search: { tfsf: 1 } }),
    'row.chosen': ({ offerId }) =>
      router.navigate({ to: '/{-$locale}/single/$id', params: { id: String(offerId) } }),
    'list.requested': ({ offer }) => addFoundOffer(offer),
    'agent.requested': () => requestAgent(),
    'website.requested': ({ url }) => window.open(url, '_blank', 'noopener,noreferrer'),
    'search.failed': ({ error }) => reportError(error),
  }
}
