import type { RegisteredRouter } from '@tanstack/react-router'
import type { Tab, TypeaheadActor } from '../tab/open-tab.ts'

type Hearers = Pick<Tab, 'app' | 'addFoundOffer'> & { router: RegisteredRouter }

/** Turns what the search box emits into navigation, and hands offers to the flows that take them. */
export function hearTypeahead(typeahead: TypeaheadActor, { app, router, addFoundOffer }: Hearers) {
  typeahead.on('search.requested', ({ term }) =>
    router.navigate({ to: '/{-$locale}/offer/$term', params: { term }, search: { tfsf: 1 } }),
  )
  typeahead.on('row.chosen', ({ offerId }) =>
    router.navigate({ to: '/{-$locale}/single/$id', params: { id: String(offerId) } }),
  )
  typeahead.on('list.requested', ({ offer }) => addFoundOffer(offer))
  typeahead.on('agent.requested', ({ offer }) => app.send({ type: 'agent.add', offer }))
  typeahead.on('website.requested', ({ url }) => window.open(url, '_blank', 'noopener,noreferrer'))
  typeahead.on('search.failed', ({ error }) => reportError(error))
}
