import { identityOf } from '#app/domain/account/identity.ts'
import { countryOfLocale } from '#app/domain/locale/locales.ts'
import { addToListMachine } from '#machines/add-to-list/add-to-list.machine.ts'
import { agentIntroMachine } from '#machines/agent-intro/agent-intro.machine.ts'
import { anchorAdMachine } from '#machines/anchor-ad/anchor-ad.machine.ts'
import { consentMachine } from '#machines/consent/consent.machine.ts'
import { guestItemsMachine } from '#machines/guest-items/guest-items.machine.ts'
import { languageOfferMachine } from '#machines/language-offer/language-offer.machine.ts'
import { listOpenerMachine } from '#machines/list-opener/list-opener.machine.ts'
import { listPanelMachine } from '#machines/list-panel/list-panel.machine.ts'
import { megaMenuMachine } from '#machines/mega-menu/mega-menu.machine.ts'
import { membershipsMachine } from '#machines/memberships/memberships.machine.ts'
import { modalsMachine } from '#machines/modals/modals.machine.ts'
import { myChainsMachine } from '#machines/my-chains/my-chains.machine.ts'
import { navigationMenuMachine } from '#machines/navigation-menu/navigation-menu.machine.ts'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { offerViewerMachine } from '#machines/offer-viewer/offer-viewer.machine.ts'
import { overlaysMachine } from '#machines/overlays/overlays.machine.ts'
import { ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { pendingWatchMachine } from '#machines/pending-watch/pending-watch.machine.ts'
import { priceAgentMachine } from '#machines/price-agent/price-agent.machine.ts'
import { productShopsMachine } from '#machines/product-shops/product-shops.machine.ts'
import { scannerMachine } from '#machines/scanner/scanner.machine.ts'
import { searchRowMachine } from '#machines/search-row/search-row.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sharedTextMachine } from '#machines/shared-text/shared-text.machine.ts'
import { trackingMachine } from '#machines/tracking/tracking.machine.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import { userMenuMachine } from '#machines/user-menu/user-menu.machine.ts'
import { watchRemovalsMachine } from '#machines/watch-removals/watch-removals.machine.ts'
import { flow } from './flow.ts'

/**
 * The register of flows: one entry for each flow that lives as long as the tab. The root's children and events, who hears
 * which event, the tab's type and the app's handlers are derived from it (docs/adding-a-flow.md).
 */
export const flows = {
  typeahead: flow(typeaheadMachine, {
    input: ({ query, locale, device: { screen } }) => ({ query, locale, screen }),
    hears: ['route.changed', 'locale.changed', 'screen.changed', 'dropdown.dismissed'],
  }),
  session: flow(sessionMachine, {
    input: ({ user, locale }) => ({ user, locale }),
    hears: [
      'route.changed',
      'tab.returned',
      'network.online',
      'user.wanted',
      'locale.changed',
      'login.succeeded',
      'registration.succeeded',
      'profile.updated',
      'password.reset',
      'session.lost',
    ],
    tells: ['user.answered', 'user.unknown', 'identity.changed', 'user.replaced'],
  }),
  notifications: flow(notificationsMachine, {
    hears: ['notification.show', 'hand.changed'],
    tells: ['panel.open', 'item.postponed'],
  }),
  overlays: flow(overlaysMachine, {
    input: ({ device: { screen } }) => ({ screen }),
    hears: ['overlay.opened', 'overlay.closed', 'screen.changed'],
    tells: [
      'menu.dismissed',
      'dropdown.dismissed',
      'panel.closed',
      'intro.dismissed',
      'mega.dismissed',
      'navigation.dismissed',
    ],
  }),
  modals: flow(modalsMachine, {
    hears: ['modal.began', 'modal.ended'],
    tells: ['page.covered', 'page.freed'],
  }),
  userMenu: flow(userMenuMachine, {
    hears: ['route.changed', 'login.succeeded', 'registration.succeeded', 'menu.dismissed'],
  }),
  searchRow: flow(searchRowMachine, {}),
  productShops: flow(productShopsMachine, { hears: ['route.changed'] }),
  scanner: flow(scannerMachine, { hears: ['route.changed', 'tab.returned', 'network.online'] }),
  languageOffer: flow(languageOfferMachine, {
    input: ({ device: { offered } }) => ({ offered }),
    hears: ['route.changed', 'locale.changed', 'identity.changed'],
  }),
  myChains: flow(myChainsMachine, {
    input: ({ user, locale, device: { myChains } }) => ({
      country: countryOfLocale(locale),
      isUser: Boolean(user),
      ...myChains,
    }),
    hears: ['route.changed', 'locale.changed', 'identity.changed'],
  }),
  memberships: flow(membershipsMachine, {
    input: ({ user, locale, device: { memberships } }) => ({
      country: countryOfLocale(locale),
      isUser: Boolean(user),
      ...memberships,
    }),
    hears: ['route.changed', 'locale.changed', 'identity.changed'],
  }),
  megaMenu: flow(megaMenuMachine, { hears: ['route.changed', 'mega.dismissed'] }),
  navigationMenu: flow(navigationMenuMachine, { hears: ['route.changed', 'navigation.dismissed'] }),
  ownList: flow(ownListMachine, {
    input: ({ user }) => ({ user }),
    hears: ['user.answered', 'network.online'],
    tells: ['total.changed', 'edit.made'],
  }),
  listPanel: flow(listPanelMachine, {
    input: ({ user, locale, device: { screen, trigger } }) => ({
      identity: identityOf(user),
      locale,
      screen,
      trigger,
    }),
    hears: [
      'route.changed',
      'locale.changed',
      'screen.changed',
      'identity.changed',
      'user.unknown',
      'total.changed',
      'panel.open',
      'panel.peek',
      'panel.closed',
      'lines.shared',
      'consent.asked',
    ],
    tells: ['prompt.dismissed', 'user.wanted'],
  }),
  sharedText: flow(sharedTextMachine, {
    input: ({ user, device: { sharedText } }) => ({ identity: identityOf(user), text: sharedText }),
    hears: ['text.shared', 'identity.changed', 'prompt.dismissed'],
    tells: ['lines.shared', 'panel.open'],
  }),
  listOpener: flow(listOpenerMachine, {
    input: ({ device: { screen, prompt, opening } }) => ({ screen, prompt, opening }),
    hears: [
      'screen.changed',
      'total.changed',
      'edit.made',
      'prompt.dismissed',
      'login.declined',
      'consent.asked',
      'consent.changed',
    ],
    tells: ['panel.open', 'panel.peek'],
  }),
  addToList: flow(addToListMachine, {
    input: ({ user, device: { hideAdded } }) => ({ identity: identityOf(user), hideAdded }),
    hears: ['route.changed', 'locale.changed', 'identity.changed', 'user.unknown'],
    tells: ['item.postponed', 'login.declined', 'panel.open', 'user.wanted'],
    unheard: ['item.added'],
  }),
  guestItems: flow(guestItemsMachine, {
    input: ({ user }) => ({ identity: identityOf(user), email: user?.email ?? null }),
    hears: [
      'route.changed',
      'tab.returned',
      'network.online',
      'user.answered',
      'identity.changed',
      'item.postponed',
      'login.declined',
    ],
  }),
  offerViewer: flow(offerViewerMachine, {
    hears: [
      'route.changed',
      'locale.changed',
      'identity.changed',
      'entry.shown',
      'watch.postponed',
      'watch.resumed',
    ],
  }),
  agentIntro: flow(agentIntroMachine, { hears: ['route.changed', 'identity.changed', 'intro.dismissed'] }),
  priceAgent: flow(priceAgentMachine, {
    input: ({ user, device: { hiddenAgentSteps } }) => ({ user, hidden: hiddenAgentSteps }),
    hears: ['route.changed', 'locale.changed', 'user.answered', 'user.unknown', 'watch.resumed'],
    tells: ['watch.postponed', 'removal.chosen', 'user.wanted'],
  }),
  watchRemovals: flow(watchRemovalsMachine, {
    input: ({ user }) => ({ email: user === undefined ? undefined : (user?.email ?? null) }),
    hears: ['removal.chosen', 'user.answered', 'user.replaced'],
  }),
  pendingWatch: flow(pendingWatchMachine, {
    input: ({ user }) => ({ user }),
    hears: ['user.answered', 'watch.postponed', 'page.covered', 'page.freed'],
    tells: ['watch.resumed'],
  }),
  consent: flow(consentMachine, { hears: ['tab.returned'], tells: ['consent.asked', 'consent.changed'] }),
  tracking: flow(trackingMachine, {
    hears: ['consent.changed', 'page.shown', 'product.viewed', 'cta.pressed'],
  }),
  anchorAd: flow(anchorAdMachine, {
    input: ({ device: { anchor } }) => ({ anchor }),
    hears: ['consent.changed', 'route.changed', 'locale.changed'],
  }),
}
