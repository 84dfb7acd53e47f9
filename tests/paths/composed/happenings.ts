import { planAddToList } from '#machines/add-to-list/add-to-list.paths.ts'
import { planAgentIntro } from '#machines/agent-intro/agent-intro.paths.ts'
import { planAnchorAd } from '#machines/anchor-ad/anchor-ad.paths.ts'
import { planApp } from '#machines/app/app.paths.ts'
import { flows } from '#machines/app/flows.ts'
import type { FlowName } from '#machines/app/flows.types.ts'
import { planConsent } from '#machines/consent/consent.paths.ts'
import { planGuestItems } from '#machines/guest-items/guest-items.paths.ts'
import { planLanguageOffer } from '#machines/language-offer/language-offer.paths.ts'
import { planListOpener } from '#machines/list-opener/list-opener.paths.ts'
import { planListPanel } from '#machines/list-panel/list-panel.paths.ts'
import { planMegaMenu } from '#machines/mega-menu/mega-menu.paths.ts'
import { planMemberships, visitorOfNone } from '#machines/memberships/memberships.paths.ts'
import { planMyChains } from '#machines/my-chains/my-chains.paths.ts'
import { planNavigationMenu } from '#machines/navigation-menu/navigation-menu.paths.ts'
import { planNotifications } from '#machines/notifications/notifications.paths.ts'
import { coffeeDetail } from '#machines/offer-viewer/offer-viewer.fixture.ts'
import { planOfferViewer } from '#machines/offer-viewer/offer-viewer.paths.ts'
import { planOwnList } from '#machines/own-list/own-list.paths.ts'
import { planPendingWatch } from '#machines/pending-watch/pending-watch.paths.ts'
import { planPriceAgent } from '#machines/price-agent/price-agent.paths.ts'
import { planProductShops } from '#machines/product-shops/product-shops.paths.ts'
import { planScanner } from '#machines/scanner/scanner.paths.ts'
import { planSearchRow } from '#machines/search-row/search-row.paths.ts'
import { planSession } from '#machines/session/session.paths.ts'
import { planSharedText } from '#machines/shared-text/shared-text.paths.ts'
import { planTracking } from '#machines/tracking/tracking.paths.ts'
import { planTypeahead } from '#machines/typeahead/typeahead.paths.ts'
import { planUserMenu } from '#machines/user-menu/user-menu.paths.ts'
import { planWatchRemovals } from '#machines/watch-removals/watch-removals.paths.ts'
import type { Case } from '../case.ts'

/** A case of a flow's own plan, or an event from outside for the root. */
export type Happening = { flow: FlowName | 'root'; happening: Case }

const hidden = { add: false, edit: false, delete: false }

/** The cases of each flow's own plan. Overlays and modals have none: the root tells them what opens and closes. */
const casesOfFlows: Record<Exclude<FlowName, 'overlays' | 'modals'>, Case[]> = {
  typeahead: planTypeahead().cases,
  session: planSession(undefined).cases,
  notifications: planNotifications().cases,
  userMenu: planUserMenu().cases,
  searchRow: planSearchRow().cases,
  productShops: planProductShops().cases,
  scanner: planScanner('search').cases,
  languageOffer: planLanguageOffer({ offered: 'se' }).cases,
  myChains: planMyChains({ country: 'dk', isUser: false, saved: null, isKept: false, isAll: false }).cases,
  memberships: planMemberships(visitorOfNone).cases,
  megaMenu: planMegaMenu().cases,
  navigationMenu: planNavigationMenu().cases,
  ownList: planOwnList(undefined).cases,
  listPanel: planListPanel({ identity: 'unknown', locale: 'dk', screen: 'desktop', trigger: 'calm' }).cases,
  listOpener: planListOpener({ screen: 'desktop', prompt: 'wanted', opening: 'awaited' }).cases,
  sharedText: planSharedText({ identity: 'unknown', text: null }).cases,
  addToList: planAddToList({ identity: 'unknown', hideAdded: false }).cases,
  guestItems: planGuestItems({ identity: 'visitor', email: null }).cases,
  offerViewer: planOfferViewer({ offers: [coffeeDetail], product: null }).cases,
  agentIntro: planAgentIntro().cases,
  priceAgent: planPriceAgent({ user: undefined, hidden }).cases,
  watchRemovals: planWatchRemovals().cases,
  pendingWatch: planPendingWatch().cases,
  consent: planConsent().cases,
  tracking: planTracking().cases,
  anchorAd: planAnchorAd({ anchor: 'wanted' }).cases,
}

/** What one flow tells the others comes from that flow alone, and what a flow hears comes from the root. */
const facts: ReadonlySet<string> = new Set(Object.values(flows).flatMap(({ tells }) => tells))
const isFromOutside = (happening: Case) =>
  happening.kind !== 'send' ||
  !(facts.has(happening.event.type) || /^(overlay\.|modal\.(began|ended))/.test(happening.event.type))
const isOwn = (flow: FlowName) => (happening: Case) =>
  happening.kind !== 'send' || !(flows[flow].hears as readonly string[]).includes(happening.event.type)

/** Everything that can happen in a tab: what shoppers press, what actors answer, time that passes, and events for the root. */
export const happenings: Happening[] = [
  ...planApp()
    .cases.filter(isFromOutside)
    .map((happening) => ({ flow: 'root' as const, happening })),
  ...Object.entries(casesOfFlows).flatMap(([name, cases]) => {
    const flow = name as FlowName
    return cases.filter(isOwn(flow)).map((happening) => ({ flow, happening }))
  }),
]
