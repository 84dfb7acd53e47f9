import type { RegisteredRouter } from '@tanstack/react-router'
import { createActor, fromPromise } from 'xstate'
import { rememberCountry, rememberOffer } from '#app/device/cookies/chosen-country.ts'
import { setFlag } from '#app/device/device-flags.ts'
import { keptRound } from '#app/device/shop-round.ts'
import type { Cta } from '#app/domain/tracking/tracking.ts'
import { addToListMachine } from '#machines/add-to-list/add-to-list.machine.ts'
import { appMachine, flowNames } from '#machines/app/app.machine.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'
import { consentMachine } from '#machines/consent/consent.machine.ts'
import { guestItemsMachine } from '#machines/guest-items/guest-items.machine.ts'
import { languageOfferMachine } from '#machines/language-offer/language-offer.machine.ts'
import { listPanelMachine } from '#machines/list-panel/list-panel.machine.ts'
import { membershipsMachine } from '#machines/memberships/memberships.machine.ts'
import { myChainsMachine } from '#machines/my-chains/my-chains.machine.ts'
import { ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { pendingWatchMachine } from '#machines/pending-watch/pending-watch.machine.ts'
import { priceAgentMachine } from '#machines/price-agent/price-agent.machine.ts'
import { productShopsMachine } from '#machines/product-shops/product-shops.machine.ts'
import { retiredListsMachine } from '#machines/retired-lists/retired-lists.machine.ts'
import { scannerMachine } from '#machines/scanner/scanner.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { trackingMachine } from '#machines/tracking/tracking.machine.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import { watchRemovalsMachine } from '#machines/watch-removals/watch-removals.machine.ts'
import { addItemActor } from '../add-to-list/add-item.ts'
import { addingFacts } from '../add-to-list/adding-facts.ts'
import { guestItemStore, placeItemsActor } from '../add-to-list/guest-items.actors.ts'
import { putItemActor } from '../add-to-list/put-item.ts'
import { wantOffers } from '../add-to-list/want-offers.ts'
import { choiceStore } from '../consent/choice-store.ts'
import { consentFacts } from '../consent/consent-facts.ts'
import { inspect } from '../inspect.ts'
import { loadOfferTexts } from '../language/load-offer-texts.ts'
import { reloadIfMissingAgain } from '../late/hear-failed-loads.ts'
import { amountOnList, changeHeldList, openList, takeBackItems, takeBackOffer } from '../list/held-list.ts'
import { listFacts } from '../list/list-facts.ts'
import { fetchRetiredList, fetchRetiredLists } from '../list/retired-lists.actors.ts'
import { takeSharedText } from '../list/take-shared-text.ts'
import { findMemberships, keepChosenMemberships } from '../memberships/memberships.actors.ts'
import { membershipsFacts } from '../memberships/memberships-facts.ts'
import { shareMemberships } from '../memberships/share-memberships.ts'
import { createNotify } from '../messages/create-notify.ts'
import { createSay, loadMissingTexts, sayWhenLoaded } from '../messages/create-say.ts'
import { orderNotifications } from '../messages/order-notifications.ts'
import { findChoice, keepChoice } from '../my-chains/my-chains.actors.ts'
import { myChainsFacts, savedChains } from '../my-chains/my-chains-facts.ts'
import { shareChoice } from '../my-chains/share-choice.ts'
import { agentFacts } from '../price-agent/agent-facts.ts'
import { pendingWatchStore } from '../price-agent/pending-watch-store.ts'
import { priceAgentActors, removeWatch } from '../price-agent/price-agent.actors.ts'
import { putBackLater } from '../price-agent-page/put-back-later.ts'
import { fetchShops } from '../product-shops/fetch-shops.ts'
import { lightTorch, readCodes, watchCamera } from '../scanner/camera.actors.ts'
import { findProductFor, putOnListFor } from '../scanner/scanned.actors.ts'
import { scannerFacts } from '../scanner/scanner-facts.ts'
import { shopperOf } from '../scanner/shopper-of.ts'
import { followIdeas } from '../search/follow-ideas.ts'
import { searchOffers } from '../search/search-offers.actor.ts'
import { typeaheadFacts } from '../search/typeahead-facts.ts'
import { forgetShopper } from '../session/forget-shopper.ts'
import { fetchUser, logOut, recallUser } from '../session/session.actors.ts'
import { sayLoggedOut, sessionFacts } from '../session/session-facts.ts'
import { shareSession } from '../session/share-session.ts'
import { tellServices } from '../tracking/tell-services.ts'
import { tracker } from '../tracking/tracker.ts'
import { handleFacts } from './handle-facts.ts'
import { hearRouter } from './hear/hear-router.ts'
import { hearSearchRow } from './hear/hear-search-row.ts'
import { hearWindow } from './hear/hear-window.ts'
import { queryAt } from './read-address.ts'
import { readInput } from './read-input.ts'
import type { AppActor, Tab } from './tab.types.ts'

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
        productShops: productShopsMachine.provide({ actors: { fetchShops } }),
        scanner: scannerMachine.provide({
          actors: {
            ...{ watchCamera, lightTorch, readCodes },
            findProduct: findProductFor((country) => shopperOf(flows, country)),
            putOnList: putOnListFor({
              openList: open,
              say: sayWhenLoaded(router),
              shopperOf: (country) => shopperOf(flows, country),
            }),
          },
        }),
        session: sessionMachine.provide({
          actors: { fetchUser: input.user === undefined ? recallUser : fetchUser, logOut },
        }),
        ownList: ownListMachine.provide({
          actors: {
            loadList: fromPromise(async ({ input }) => {
              const { prepareList } = await import('../list/own-list.ts').catch((error: unknown) => {
                reloadIfMissingAgain(error)
                throw error
              })
              return prepareList(input.user)
            }),
            forgetShopper: fromPromise(forgetShopper),
          },
        }),
        listPanel: listPanelMachine.provide({ actors: { retiredLists } }),
        addToList: addToListMachine.provide({
          actors: {
            addItem: addItemActor(open, sayWhenLoaded(router)),
            putItem: putItemActor({
              amountOf: (offerId) => amountOnList(flows.ownList, offerId),
              openList: open,
              say: sayWhenLoaded(router),
            }),
          },
        }),
        guestItems: guestItemsMachine.provide({
          actors: { guestItemStore, placeItems: placeItemsActor(open) },
        }),
        priceAgent: priceAgentMachine.provide({
          actors: priceAgentActors(
            (variantId) => router.options.context.askProductToWatch(variantId),
            (country) => savedChains(flows.myChains, country),
          ),
        }),
        watchRemovals: watchRemovalsMachine.provide({ actors: { removeWatch } }),
        languageOffer: languageOfferMachine.provide({ actors: { loadTexts: loadOfferTexts(router) } }),
        myChains: myChainsMachine.provide({ actors: { findChoice, keepChoice } }),
        memberships: membershipsMachine.provide({
          actors: { findChoice: findMemberships, keepChoice: keepChosenMemberships },
        }),
        pendingWatch: pendingWatchMachine.provide({ actors: { pendingStore: pendingWatchStore } }),
        consent: consentMachine.provide({ actors: { choiceStore } }),
        tracking: trackingMachine.provide({ actors: { tracker, analytics: tellServices(router) } }),
      },
    }),
    { inspect, input },
  )
  const flows = runningFlows(app)
  const notify = createNotify(app, say, () => loadMissingTexts(router))
  const press = (cta: Cta, offerId: number) => {
    const { location } = router.state
    app.send({
      type: 'cta.pressed',
      cta,
      offerId,
      term: queryAt(router, location) ?? '',
      path: location.pathname,
    })
  }
  const putBack = putBackLater(notify)
  handleFacts(flows, {
    typeahead: typeaheadFacts(router, { ...flows, press }),
    session: sessionFacts(router, notify),
    notifications: {
      'change.requested': ({ change }) => changeHeldList(flows.ownList, change),
      'items.takenBack': ({ itemUuids }) => takeBackItems(flows.ownList, itemUuids),
      'offer.takenBack': ({ offerId, quantity }) => takeBackOffer(flows.ownList, offerId, quantity),
      'watch.putBack': ({ watch }) => void putBack(watch),
    },
    overlays: {},
    modals: {},
    userMenu: {},
    searchRow: {},
    productShops: {},
    scanner: scannerFacts(router, flows.ownList),
    languageOffer: {
      'country.chosen': ({ country }) => rememberCountry(country),
      'offer.answered': rememberOffer,
    },
    myChains: myChainsFacts(router),
    memberships: membershipsFacts(router),
    megaMenu: {},
    navigationMenu: {},
    offerViewer: {},
    agentIntro: {},
    consent: consentFacts,
    tracking: {},
    anchorAd: { 'anchor.declined': () => setFlag('anchorClosed', true) },
    ...listFacts(flows.ownList, notify),
    ...addingFacts(flows.listPanel, notify),
    ...agentFacts(router, app, notify),
  })
  hearRouter(router, app, flows.typeahead)
  hearWindow(app)
  orderNotifications()
  hearSearchRow(flows.searchRow)
  shareChoice(flows.myChains)
  shareMemberships(flows.memberships)
  shareSession(flows.session, () => app.send({ type: 'session.lost' }))
  app.start()
  app.send({ type: 'page.shown', path: router.state.location.pathname })
  const sharedText = takeSharedText(router)
  if (sharedText !== null) app.send({ type: 'text.shared', text: sharedText })
  // A tab that was killed on a round goes on with it (§4, Shop mode), over the panel.
  if (input.user !== null && keptRound()) app.send({ type: 'panel.open' })
  sayLoggedOut(notify)
  return { ...flows, app, press, want: (wanted) => wantOffers(flows, wanted) }
}

function runningFlows(app: AppActor): FlowActors {
  const { children } = app.getSnapshot()
  for (const name of flowNames) if (!children[name]) throw new Error(`${name} does not run`)
  return children as FlowActors
}
