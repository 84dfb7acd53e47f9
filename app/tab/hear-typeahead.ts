import type { RegisteredRouter } from '@tanstack/react-router'
import type { AppActor, TypeaheadActor } from './open-tab.ts'

/** Turns what the search box emits into navigation. */
export function hearTypeahead(typeahead: TypeaheadActor, app: AppActor, router: RegisteredRouter) {
  typeahead.on('search.requested', ({ term }) =>
    router.navigate({ to: '/{-$locale}/offer/$term', params: { term }, search: { tfsf: 1 } }),
  )
  typeahead.on('row.chosen', ({ offerId }) =>
    router.navigate({ to: '/{-$locale}/single/$id', params: { id: String(offerId) } }),
  )
  typeahead.on('agent.requested', ({ offer }) => app.send({ type: 'agent.add', offer }))
  typeahead.on('website.requested', ({ url }) => window.open(url, '_blank', 'noopener,noreferrer'))
  typeahead.on('search.failed', ({ error }) => reportError(error))
}
