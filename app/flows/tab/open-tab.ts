import type { RegisteredRouter } from '@tanstack/react-router'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { hasFlag } from '#app/device/device-flags.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import {
  type Country,
  countryOfLocale,
  countryOfPath,
  inCountry,
  type Locale,
} from '#app/domain/locale/locales.ts'
import { addableOffer, addableProductOffer } from '#app/domain/offers/offer-sketch.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { type ScreenSize, screenSizeOf } from '#app/domain/screen-size.ts'
import { fetchRetiredList, fetchRetiredLists } from '#app/flows/list/retired-lists.actors.ts'
import { followIdeas } from '#app/flows/search/follow-ideas.ts'
import { searchOffers } from '#app/flows/search/search-offers.actor.ts'
import { fetchUser, logOut, recallUser } from '#app/flows/session/session.actors.ts'
import { addToListMachine } from '#machines/add-to-list/add-to-list.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { guestItemsMachine } from '#machines/guest-items/guest-items.machine.ts'
import { listPanelMachine } from '#machines/list-panel/list-panel.machine.ts'
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { retiredListsMachine } from '#machines/retired-lists/retired-lists.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import type { userMenuMachine } from '#machines/user-menu/user-menu.machine.ts'
import { addItemActor } from '../adding/add-item.ts'
import { guestItemStore, placeItemsActor } from '../adding/guest-items.actors.ts'
import { hearAdding } from '../adding/hear-adding.ts'
import { hearList, hearListFlows, hearOwnList, offerUndos } from '../list/hear-list.ts'
import { holdListActor } from '../list/hold-list.ts'
import { createTabList, type TabList } from '../list/tab-list.ts'
import { hearTypeahead } from '../search/hear-typeahead.ts'
import { forgetShopper } from '../session/forget-shopper.ts'
import { hearSession } from '../session/hear-session.ts'
import { createNotify } from './create-notify.ts'
import { createSay } from './create-say.ts'

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
  listPanel: ActorRefFrom<typeof listPanelMachine>
  addToList: ActorRefFrom<typeof addToListMachine>
  guestItems: ActorRefFrom<typeof guestItemsMachine>
  list: TabList
  /** Opens the add-to-list modal with an offer of a country's page, or with several to pick from. */
  addOffers: (offers: OfferSummary[], country: Country) => void
  /** Opens it with an offer of the search box, which shows those of the address's country. */
  addFoundOffer: (offer: ProductOffer) => void
}

type Location = RegisteredRouter['state']['location']

/**
 * Starts the tab's root actor: made once, heard before it starts, never stopped. What the machines emit becomes
 * navigation; the router's navigation becomes their events.
 */
export function openTab(router: RegisteredRouter): Tab {
  const user = renderedUser(router)
  const say = createSay(router)
  const screen = screenSizeOf(innerWidth)
  const retiredLists = retiredListsMachine.provide({ actors: { fetchRetiredLists, fetchRetiredList } })
  const app = createActor(
    appMachine.provide({
      actors: {
        typeahead: typeaheadMachine.provide({ actors: { searchOffers, followIdeas } }),
        session: sessionMachine.provide({
          actors: { fetchUser: user === undefined ? recallUser : fetchUser, logOut },
        }),
        ownList: ownListMachine.provide({
          actors: {
            holdList: holdListActor((own) => hearList(own, notify)),
            forgetShopper: fromPromise(forgetShopper),
          },
        }),
        listPanel: listPanelMachine.provide({ actors: { retiredLists } }),
        addToList: addToListMachine.provide({ actors: { addItem: addItemActor(() => list, say) } }),
        guestItems: guestItemsMachine.provide({
          actors: { guestItemStore, placeItems: placeItemsActor(() => list) },
        }),
      },
    }),
    {
      input: {
        query: queryAt(router, router.state.location) ?? '',
        user,
        locale: localeOf(router.state.location),
        device: {
          screen,
          hideAdded: hasFlag('hideAdded'),
          trigger: hasFlag('listOpened') ? 'calm' : 'pulsing',
          prompt: hasFlag('dontShowAgain') ? 'dismissed' : 'wanted',
          opening: isOpeningDeclined(screen) ? 'declined' : 'awaited',
        },
      },
    },
  )
  const { typeahead, session, notifications, userMenu, ownList, listPanel, addToList, guestItems } =
    app.getSnapshot().children
  if (!typeahead || !session || !notifications || !userMenu) throw new Error('the app machine lacks a flow')
  if (!ownList || !listPanel || !addToList || !guestItems)
    throw new Error('the app machine lacks a flow of the list')
  const notify = createNotify(app, say)
  const offerUndo = offerUndos({ notifications, notify })
  const list = createTabList(ownList, (changed) => offerUndo(list, changed))
  app.on('agent.requested', () => router.navigate({ to: '/{-$locale}/check-email' }))
  hearSession(session, router, notify)
  hearListFlows({ listPanel, addToList, list, notify })
  hearRouter(router, app, typeahead)
  hearOwnList(ownList, notify)
  hearAdding({ app, addToList, guestItems, listPanel, notifications }, notify)
  hearWindow(app)
  const addFoundOffer = (offer: ProductOffer) => {
    const country = countryOfLocale(localeOf(router.state.location))
    const today = dayIn(country, new Date())
    addToList.send({ type: 'add.requested', country, items: [addableProductOffer(offer, country, today)] })
  }
  hearTypeahead(typeahead, { app, router, addFoundOffer })
  app.start()
  const addOffers = (offers: OfferSummary[], country: Country) => {
    const today = dayIn(country, new Date())
    addToList.send({
      type: 'add.requested',
      country,
      items: offers.map((offer) => addableOffer(offer, country, today)),
    })
  }
  return {
    app,
    typeahead,
    session,
    notifications,
    userMenu,
    listPanel,
    addToList,
    guestItems,
    list,
    addOffers,
    addFoundOffer,
  }
}

/** Whether the list was closed in this tab, or a part of it shown where the whole would cover the page. */
const isOpeningDeclined = (screen: ScreenSize) =>
  hasFlag('listClosed') || (screen !== 'desktop' && hasFlag('listPeeked'))

function hearWindow(app: AppActor) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') app.send({ type: 'tab.returned' })
  })
  addEventListener('online', () => app.send({ type: 'network.online' }))
  // A page from the browser's memory may be of someone who has left since.
  addEventListener('pageshow', ({ persisted }) => persisted && app.send({ type: 'session.lost' }))
  let screen = screenSizeOf(innerWidth)
  addEventListener('resize', () => {
    if (screenSizeOf(innerWidth) === screen) return
    screen = screenSizeOf(innerWidth)
    app.send({ type: 'screen.changed', screen })
  })
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
    if (isOtherPage && query !== undefined) typeahead.send({ type: 'query.restored', query })
  })
}

const localeOf = ({ pathname }: Pick<Location, 'pathname'>): Locale => countryOfPath(pathname) ?? 'default'

/** The searched term that an address names, or what a form was sent with; undefined where it names neither. */
function queryAt(router: RegisteredRouter, location: Location): string | undefined {
  const match = router.matchRoutes(location).at(-1)
  const { term, q }: { term?: unknown; q?: unknown } = { ...match?.search, ...match?.params }
  return [term, q].find((text) => typeof text === 'string')
}

/** Whom the server rendered the page for; undefined where it did not say: a page without the shell, or kept for anybody. */
function renderedUser(router: RegisteredRouter) {
  if (router.state.matches.some((match) => match.routeId === '/{-$locale}/_app/offline')) return undefined
  return router.state.matches.find((match) => match.routeId === '/{-$locale}/_app')?.loaderData?.user
}
