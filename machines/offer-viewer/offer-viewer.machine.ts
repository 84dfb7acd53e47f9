import { assign, setup } from 'xstate'
import type { Identity } from '#app/domain/account/identity.ts'
import { type Country, countryOfLocale, type Locale } from '#app/domain/locale/locales.ts'
import type { CustomProduct } from '#app/domain/offers/offers.ts'
import type { OfferDetail } from '#app/domain/partners/partner-pages.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/**
 * The chosen offers, and a partner's own product if one was chosen; `country` is that of their page, and `entry` its key
 * in the tab's history.
 */
export type Viewed = { offers: OfferDetail[]; product: CustomProduct | null; country: Country; entry: string }

export type OfferViewerContext = Omit<Viewed, 'country' | 'entry'> & {
  country: Country | null
  entry: string | null
  /** The entry that the shopper was led to, while `entry` is left. */
  way: string | null
}

export type OfferViewerEvent =
  | ({ type: 'offers.chosen' } & Viewed)
  | { type: 'viewer.closed' }
  | { type: 'watch.postponed' }
  | { type: 'watch.resumed' }
  | { type: 'identity.changed'; identity: Identity }
  | { type: 'entry.shown'; entry: string }
  | { type: 'route.changed' }
  | { type: 'locale.changed'; locale: Locale }

const nothing: OfferViewerContext = { offers: [], product: null, country: null, entry: null, way: null }

/**
 * The modal that shows chosen offers in full (§2.7): one detail card for each, and one for a partner's own
 * product. It opens only if there is something to show. Its backdrop, its button and Escape close it, and so does every
 * change of route. Adding to the list and following a price open modals of their own above it. A visitor who follows a
 * price is led to another page (§4): back at the history entry that they left, it opens again as it was. It does not if
 * they went on to a third entry or logged in, because what they wanted is then done elsewhere.
 */
export const offerViewerMachine = setup({
  types: {
    context: {} as OfferViewerContext,
    events: {} as OfferViewerEvent,
    meta: {} as FlowMeta<OfferViewerContext | OfferViewerEvent>,
    tags: {} as 'open',
  },
  guards: {
    isAny: (_, { offers, product }: Viewed) => offers.length > 0 || product !== null,
    isOtherCountry: ({ context }, { locale }: { locale: Locale }) =>
      countryOfLocale(locale) !== context.country,
    isEntryLeft: ({ context }, { entry }: { entry: string }) => entry === context.entry,
    isOnWay: ({ context }, { entry }: { entry: string }) => context.way === null || context.way === entry,
    isUser: (_, { identity }: { identity: Identity }) => identity === 'unverified' || identity === 'verified',
  },
  actions: {
    keep: assign((_, { offers, product, country, entry }: Viewed) => ({
      ...{ offers, product, country, entry },
      way: null,
    })),
    keepWay: assign((_, { entry }: { entry: string }) => ({ way: entry })),
    forgetWay: assign({ way: null }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'offerViewer',
  description: 'The modal that shows chosen offers, and a partner’s own product, in full.',
  meta: {
    spec: ['§2.7', '§4 Offer viewer'],
    safe: ['locale', 'identity'],
  },
  context: nothing,
  initial: 'closed',
  on: {
    'offers.chosen': {
      guard: { type: 'isAny', params: ({ event }) => event },
      target: '.showing',
      actions: { type: 'keep', params: ({ event }) => event },
    },
  },
  states: {
    closed: { meta: { spec: ['§4 Offer viewer'] }, entry: 'forget' },
    showing: {
      meta: { spec: ['§2.7', '§4 Offer viewer'] },
      tags: 'open',
      on: {
        'viewer.closed': { meta: { spec: ['§2.7'] }, target: 'closed' },
        'route.changed': { meta: { spec: ['§2.7'] }, target: 'closed' },
        'watch.postponed': { meta: { spec: ['§4 Adding to price agent'] }, target: 'left' },
        'locale.changed': {
          guard: { type: 'isOtherCountry', params: ({ event }) => ({ locale: event.locale }) },
          target: 'closed',
        },
      },
    },
    left: {
      meta: { spec: ['§2.7', '§4 Adding to price agent'] },
      on: {
        'entry.shown': [
          {
            guard: { type: 'isEntryLeft', params: ({ event }) => ({ entry: event.entry }) },
            target: 'showing',
            actions: 'forgetWay',
          },
          {
            guard: { type: 'isOnWay', params: ({ event }) => ({ entry: event.entry }) },
            actions: { type: 'keepWay', params: ({ event }) => ({ entry: event.entry }) },
          },
          { target: 'closed' },
        ],
        'watch.resumed': { target: 'closed' },
        'identity.changed': {
          guard: { type: 'isUser', params: ({ event }) => ({ identity: event.identity }) },
          target: 'closed',
        },
        'locale.changed': {
          guard: { type: 'isOtherCountry', params: ({ event }) => ({ locale: event.locale }) },
          target: 'closed',
        },
      },
    },
  },
})
