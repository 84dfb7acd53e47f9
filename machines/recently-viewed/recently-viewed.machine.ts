import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ViewedOffer } from '#app/domain/offers/viewed-offers.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided } from '#machines/not-provided.ts'

/** The country and the day of the page that shows the offers. */
export type RecentlyViewedInput = { country: Country; today: Day }
/** `offers` are those that the device remembers and the page can show, the latest first. */
export type RecentlyViewedContext = RecentlyViewedInput & { offers: ViewedOffer[] }

export type RecentlyViewedEvent =
  | { type: 'offers.stored'; offers: ViewedOffer[] }
  | { type: 'clearing.requested' }
  | { type: 'clearing.confirmed' }
  | { type: 'clearing.cancelled' }

type Offers = { offers: ViewedOffer[] }

/** What the store hears. */
export type ViewedOfferStoreEvent = { type: 'offers.forget' }

/**
 * The offers that the shopper looked at last, on the front page. The device remembers them. The shopper can clear them,
 * after a confirmation. The app provides `viewedOfferStore`, which sends the stored offers at the start and after a change
 * in any tab, and clears them.
 */
export const recentlyViewedMachine = setup({
  types: {
    context: {} as RecentlyViewedContext,
    input: {} as RecentlyViewedInput,
    events: {} as RecentlyViewedEvent,
    children: {} as { store: 'viewedOfferStore' },
    tags: {} as 'shown',
    meta: {} as FlowMeta,
  },
  actors: {
    viewedOfferStore: fromCallback<ViewedOfferStoreEvent, RecentlyViewedInput>(
      callbackNotProvided('viewedOfferStore'),
    ),
  },
  guards: { isSome: (_, { offers }: Offers) => offers.length > 0 },
  actions: {
    keepOffers: assign((_, { offers }: Offers) => ({ offers })),
    forget: assign({ offers: [] }),
    tellStore: sendTo('store', { type: 'offers.forget' }),
  },
}).createMachine({
  id: 'recentlyViewed',
  description:
    'The offers on the front page that the shopper looked at last, and the question before they are forgotten.',
  meta: { spec: ['§2.1'] },
  context: ({ input }) => ({ ...input, offers: [] }),
  initial: 'empty',
  invoke: {
    src: 'viewedOfferStore',
    id: 'store',
    input: ({ context: { country, today } }) => ({ country, today }),
  },
  on: {
    'offers.stored': [
      {
        guard: { type: 'isSome', params: ({ event }) => event },
        target: '.showing',
        actions: { type: 'keepOffers', params: ({ event }) => event },
      },
      { target: '.empty', actions: { type: 'keepOffers', params: ({ event }) => event } },
    ],
  },
  states: {
    empty: {},
    showing: { tags: 'shown', on: { 'clearing.requested': { target: 'confirming' } } },
    confirming: {
      tags: 'shown',
      on: {
        'offers.stored': {
          guard: { type: 'isSome', params: ({ event }) => event },
          actions: { type: 'keepOffers', params: ({ event }) => event },
        },
        'clearing.cancelled': { target: 'showing' },
        'clearing.confirmed': { target: 'cleared', actions: ['forget', 'tellStore'] },
      },
    },
    // A sentence stays in place of the offers: it keeps the focus, and the page does not jump.
    cleared: {},
  },
})
