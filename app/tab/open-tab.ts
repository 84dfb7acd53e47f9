import type { RegisteredRouter } from '@tanstack/react-router'
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import { searchOffersActor } from '#app/api/search-offers.actor.ts'
import { fetchUser, logOut } from '#app/api/session.actors.ts'
import { countryOfPath, inCountry, type Locale } from '#app/domain/locales.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import type { userMenuMachine } from '#machines/user-menu/user-menu.machine.ts'
import { hearSession } from './hear-session.ts'
import { hearTypeahead } from './hear-typeahead.ts'

export type AppActor = ActorRefFrom<typeof appMachine>
export type TypeaheadActor = ActorRefFrom<typeof typeaheadMachine>
export type TypeaheadSnapshot = SnapshotFrom<typeof typeaheadMachine>
export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** The root actor of this tab and its flows. */
export type Tab = {
  app: AppActor
  typeahead: TypeaheadActor
  session: SessionActor
  notifications: ActorRefFrom<typeof notificationsMachine>
  userMenu: ActorRefFrom<typeof userMenuMachine>
}

type Location = RegisteredRouter['state']['location']

/**
 * Starts the tab's root actor: made once, heard before it starts, never stopped. What the machines emit becomes
 * navigation; the router's navigation becomes their events.
 */
export function openTab(router: RegisteredRouter): Tab {
  const currentLocale = () => localeOf(router.state.location)
  const app = createActor(
    appMachine.provide({
      actors: {
        typeahead: typeaheadMachine.provide({ actors: { searchOffers: searchOffersActor(currentLocale) } }),
        session: sessionMachine.provide({ actors: { fetchUser, logOut } }),
      },
    }),
    {
      input: {
        query: queryAt(router, router.state.location) ?? '',
        user: renderedUser(router),
        locale: currentLocale(),
      },
    },
  )
  const { typeahead, session, notifications, userMenu } = app.getSnapshot().children
  if (!typeahead || !session || !notifications || !userMenu) throw new Error('the app machine lacks a flow')
  app.on('agent.requested', () => router.navigate({ to: '/{-$locale}/check-email' }))
  hearTypeahead(typeahead, app, router)
  hearSession(session, app, router)
  hearRouter(router, app, typeahead)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') app.send({ type: 'tab.returned' })
  })
  // A page from the browser's memory may be of someone who has left since.
  window.addEventListener('pageshow', ({ persisted }) => persisted && app.send({ type: 'session.lost' }))
  app.start()
  return { app, typeahead, session, notifications, userMenu }
}

function hearRouter(router: RegisteredRouter, app: AppActor, typeahead: TypeaheadActor) {
  let { pathname } = router.state.location
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    // Not the router's own `pathChanged`, which does not count a page that was left before it was shown.
    if (toLocation.pathname === pathname) return
    const locale = localeOf(toLocation)
    const isOtherLocale = locale !== localeOf({ pathname })
    const isOtherPage = inCountry(toLocation.pathname, 'dk') !== inCountry(pathname, 'dk')
    pathname = toLocation.pathname
    // The same page under its user's prefix leaves what is open there as it is.
    if (isOtherPage) app.send({ type: 'route.changed' })
    if (isOtherLocale) app.send({ type: 'locale.changed', locale })
    const query = queryAt(router, toLocation)
    if (query !== undefined) typeahead.send({ type: 'query.restored', query })
  })
}

const localeOf = ({ pathname }: Pick<Location, 'pathname'>): Locale => countryOfPath(pathname) ?? 'default'

/** The searched term that an address names; undefined where it names none. */
function queryAt(router: RegisteredRouter, location: Location): string | undefined {
  const params: object = router.matchRoutes(location).at(-1)?.params ?? {}
  return 'term' in params && typeof params.term === 'string' ? params.term : undefined
}

/** Whom the server rendered the page for; undefined where the page has no shell. */
function renderedUser(router: RegisteredRouter) {
  return router.state.matches.find((match) => match.routeId === '/{-$locale}/_app')?.loaderData?.user
}
