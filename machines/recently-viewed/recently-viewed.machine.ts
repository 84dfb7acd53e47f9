import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ViewedOffer } from '#app/domain/offers/viewed-offers.ts'
import { callbackNotProvided } from '#machines/not-provided.ts'

/** The page on which the offers are shown. */
export type RecentlyViewedInput = { country: Country; today: Day }
/** `offers` are what the device remembers and can be shown on the page, the latest first. */
export type RecentlyViewedContext = RecentlyViewedInput & { offers: ViewedOffer[] }

export type RecentlyViewedEvent =
  | { type: 'offers.stored'; offers: ViewedOffer[] }
  | { type: 'clearing.requested' }
  | { type: 'clearing.confirmed' }
  | { type: 'clearing.cancelled' }

type Offers = { offers: ViewedOffer[] }

/** What the store is told. */
export type ViewedOfferStoreEvent = { type: 'offers.forget' }

/**
 * The offers whose pages were looked at last, on the front page. The device remembers them; the shopper can have them
 * forgotten, which is asked about first. The app provides `viewedOfferStore`, which tells at the start and after a change
 * in any tab what is stored, and forgets it.
 */
export const recentlyViewedMachine = setup({
  types: {
    context: {} as RecentlyViewedContext,
    input: {} as RecentlyViewedInput,
    events: {} as RecentlyViewedEvent,
    children: {} as { store: 'viewedOfferStore' },
    tags: {} as 'shown',
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
    // The strip stays as a sentence: the focus is there, and the page does not jump.
    cleared: {},
  },
})
