import type { RegisteredRouter } from '@tanstack/react-router'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { wantedOffer, wantedProductOffer } from '#app/domain/agents/wanted-item.ts'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { type Country, countryOfLocale } from '#app/domain/locale/locales.ts'
import { addableOffer, addableProductOffer } from '#app/domain/offers/offer-sketch.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { addToListMachine } from '#machines/add-to-list/add-to-list.machine.ts'
import { appMachine, flowNames } from '#machines/app/app.machine.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'
import { guestItemsMachine } from '#machines/guest-items/guest-items.machine.ts'
import type { Placement } from '#machines/ingredients/ingredients.machine.ts'
import { listPanelMachine } from '#machines/list-panel/list-panel.machine.ts'
import { ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { pendingWatchMachine } from '#machines/pending-watch/pending-watch.machine.ts'
import { priceAgentMachine } from '#machines/price-agent/price-agent.machine.ts'
import { retiredListsMachine } from '#machines/retired-lists/retired-lists.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import { addItemActor } from '../adding/add-item.ts'
import { addItems } from '../adding/add-items.ts'
import { addingFacts, refused } from '../adding/adding-facts.ts'
import { guestItemStore, placeItemsActor } from '../adding/guest-items.actors.ts'
import { putBackLater } from '../agent-page/put-back-later.ts'
import { agentFacts } from '../agents/agent-facts.ts'
import { pendingWatchStore } from '../agents/pending-watch-store.ts'
import { priceAgentActors } from '../agents/price-agent.actors.ts'
import { changeList, openList } from '../list/change-list.ts'
import { listFacts } from '../list/list-facts.ts'
import { fetchRetiredList, fetchRetiredLists } from '../list/retired-lists.actors.ts'
import { followIdeas } from '../search/follow-ideas.ts'
import { searchOffers } from '../search/search-offers.actor.ts'
import { typeaheadFacts } from '../search/typeahead-facts.ts'
import { forgetShopper } from '../session/forget-shopper.ts'
import { fetchUser, logOut, recallUser } from '../session/session.actors.ts'
import { sayLoggedOut, sessionFacts } from '../session/session-facts.ts'
import { createNotify } from './create-notify.ts'
import { createSay, loadMissingTexts } from './create-say.ts'
import { handleFacts } from './handle-facts.ts'
import { hearRouter } from './hear-router.ts'
import { hearWindow } from './hear-window.ts'
import { localeOf } from './read-address.ts'
import { readInput } from './read-input.ts'

export type AppActor = ActorRefFrom<typeof appMachine>
export type TypeaheadActor = FlowActors['typeahead']
export type TypeaheadSnapshot = SnapshotFrom<typeof typeaheadMachine>

/** The root actor of this tab and its flows. */
export type Tab = FlowActors & {
  app: AppActor
  /** Opens the add-to-list modal with an offer of a country's page, or with several to pick from. */
  addOffers: (offers: OfferSummary[], country: Country) => void
  /** Opens it with an offer of the search box, which shows those of the address's country. */
  addFoundOffer: (offer: ProductOffer) => void
  /** Puts several things of a country's page on the list, or keeps them until there is one: `addItems`. */
  addItems: (items: AddableItem[], country: Country, signal: AbortSignal) => Promise<Placement>
  /** Asks the price agent to watch the product of an offer on a country's page. */
  watchOffer: (offer: OfferSummary, country: Country) => void
  /** The same for an offer of the search box. */
  watchFoundOffer: (offer: ProductOffer) => void
}

/**
 * Starts the tab's root actor. It is created once, subscribed to before it starts, and never stopped. Events that the
 * machines emit become navigation and messages; the router's navigation becomes events of the machines.
 */
export function openTab(router: RegisteredRouter): Tab {
  const input = readInput(router)
  const say = createSay(router)
  const open = (signal: AbortSignal) => openList(flows.ownList, signal)
  const retiredLists = retiredListsMachine.provide({ actors: { fetchRetiredLists, fetchRetiredList } })
  const app = createActor(
    appMachine.provide({
      actors: {
        typeahead: typeaheadMachine.provide({ actors: { searchOffers, followIdeas } }),
        session: sessionMachine.provide({
          actors: { fetchUser: input.user === undefined ? recallUser : fetchUser, logOut },
        }),
        ownList: ownListMachine.provide({
          actors: {
            loadList: fromPromise(async ({ input }) => {
              const { prepareList } = await import('../list/own-list.ts')
              return prepareList(input.user)
            }),
            forgetShopper: fromPromise(forgetShopper),
          },
        }),
        listPanel: listPanelMachine.provide({ actors: { retiredLists } }),
        addToList: addToListMachine.provide({ actors: { addItem: addItemActor(open, say) } }),
        guestItems: guestItemsMachine.provide({
          actors: { guestItemStore, placeItems: placeItemsActor(open) },
        }),
        priceAgent: priceAgentMachine.provide({
          actors: priceAgentActors((variantId) => router.options.context.askProductToWatch(variantId)),
        }),
        pendingWatch: pendingWatchMachine.provide({ actors: { pendingStore: pendingWatchStore } }),
      },
    }),
    { input },
  )
  const flows = runningFlows(app)
  const notify = createNotify(app, say, () => loadMissingTexts(router))
  const addFoundOffer = (offer: ProductOffer) => {
    const country = countryOfLocale(localeOf(router.state.location))
    const items = [addableProductOffer(offer, country, dayIn(country, new Date()))]
    flows.addToList.send({ type: 'add.requested', country, items })
  }
  const putBack = putBackLater(notify)
  const watchFoundOffer = (offer: ProductOffer) => {
    const country = countryOfLocale(localeOf(router.state.location))
    flows.priceAgent.send({ type: 'agent.requested', item: wantedProductOffer(offer), country })
  }
  handleFacts(flows, {
    typeahead: typeaheadFacts(router, { addFoundOffer, watchFoundOffer }),
    session: sessionFacts(router, notify),
    notifications: {
      'change.requested': ({ change }) => changeList(flows.ownList, change),
      'watch.putBack': ({ watch }) => void putBack(watch),
    },
    overlays: {},
    userMenu: {},
    navigationMenu: {},
    offerViewer: {},
    agentIntro: {},
    ...listFacts(flows.ownList, notify),
    ...addingFacts(flows.listPanel, notify),
    ...agentFacts(router, app, notify),
  })
  hearRouter(router, app, flows.typeahead)
  hearWindow(app)
  app.start()
  sayLoggedOut(notify)
  const addOffers = (offers: OfferSummary[], country: Country) => {
    const today = dayIn(country, new Date())
    const items = offers.map((offer) => addableOffer(offer, country, today))
    flows.addToList.send({ type: 'add.requested', country, items })
  }
  const watchOffer = (offer: OfferSummary, country: Country) =>
    flows.priceAgent.send({ type: 'agent.requested', item: wantedOffer(offer), country })
  const addAll = (items: AddableItem[], country: Country, signal: AbortSignal) =>
    addItems(
      {
        guestItems: flows.guestItems,
        openList: open,
        sayRefusal: (reason, additions) => say(refused[reason](additions)),
      },
      items.map((addable) => ({ addable, quantity: 1, country })),
      signal,
    )
  return { ...flows, app, addItems: addAll, addOffers, addFoundOffer, watchOffer, watchFoundOffer }
}

function runningFlows(app: AppActor): FlowActors {
  const { children } = app.getSnapshot()
  for (const name of flowNames) if (!children[name]) throw new Error(`${name} does not run`)
  return children as FlowActors
}
