import type { RegisteredRouter } from '@tanstack/react-router'
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import { countryOfPath } from '#app/domain/locales.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import { searchOffersActor } from './search-offers.actor.ts'

export type AppActor = ActorRefFrom<typeof appMachine>
export type TypeaheadActor = ActorRefFrom<typeof typeaheadMachine>
export type TypeaheadSnapshot = SnapshotFrom<typeof typeaheadMachine>

/** The root actor of this tab and its search box. */
export type Tab = { app: AppActor; typeahead: TypeaheadActor }

/**
 * Starts the tab's root actor: made once, heard before it starts, never stopped. What the machines emit becomes
 * navigation; the router's navigation becomes their events.
 * @param query the text that stands in the search field.
 */
export function openTab(router: RegisteredRouter, query: string): Tab {
  const searchOffers = searchOffersActor(() => countryOfPath(router.state.location.pathname) ?? 'default')
  const app = createActor(
    appMachine.provide({ actors: { typeahead: typeaheadMachine.provide({ actors: { searchOffers } }) } }),
    { input: { query } },
  )
  const { typeahead } = app.getSnapshot().children
  if (!typeahead) throw new Error('the app machine has no search box')
  hearApp(app, router)
  hearTypeahead(typeahead, app, router)
  hearRouter(router, app, typeahead)
  app.start()
  return { app, typeahead }
}

function hearApp(app: AppActor, router: RegisteredRouter) {
  app.on('agent.requested', () => router.navigate({ to: '/{-$locale}/check-email' }))
}

function hearTypeahead(typeahead: TypeaheadActor, app: AppActor, router: RegisteredRouter) {
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

function hearRouter(router: RegisteredRouter, app: AppActor, typeahead: TypeaheadActor) {
  let path = router.state.location.pathname
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    // Not the router's own `pathChanged`, which does not count a page that was left before it was shown.
    if (toLocation.pathname === path) return
    path = toLocation.pathname
    app.send({ type: 'route.changed' })
    const query = queryOf(router.matchRoutes(toLocation).at(-1)?.params ?? {})
    if (query !== undefined) typeahead.send({ type: 'query.restored', query })
  })
}

function queryOf(params: object): string | undefined {
  return 'term' in params && typeof params.term === 'string' ? params.term : undefined
}
