import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'

/** `offer` is our own ad if the page came with it; `isAllowed` says whether Google may fill the slot. */
export type AdSlotInput = { offer: ProductOffer | null; isAllowed: boolean }
export type AdSlotContext = AdSlotInput

/** `slot.unseen`: the slot is below the window. `ad.rendered` is Google's answer; `isEmpty` if it has no ad. */
export type AdSlotEvent =
  | { type: 'slot.neared' }
  | { type: 'slot.unseen' }
  | { type: 'google.allowed' }
  | { type: 'google.forbidden' }
  | { type: 'ad.rendered'; isEmpty: boolean }

/** For what surrounds the slot. */
export type AdSlotEmitted = { type: 'slot.filled' } | { type: 'slot.emptied' }

type Found = { offer: ProductOffer | null }
const found = ({ event }: { event: { output: ProductOffer | null } }): Found => ({ offer: event.output })
const rendered = ({ event }: { event: { isEmpty: boolean } }) => event

/**
 * What fills an ad slot (§1, §4 consent): Google's ad if it is configured and allowed,
 * else an offer of our own placements, else nothing. It begins when the slot comes near the window. An empty slot keeps
 * its room until it is out of sight, so that nothing moves that the shopper reads. The app provides `fetchHouseAd`, and
 * `googleSlot`, which asks Google and stops when the slot is no longer Google's.
 */
export const adSlotMachine = setup({
  types: {
    context: {} as AdSlotContext,
    input: {} as AdSlotInput,
    events: {} as AdSlotEvent,
    emitted: {} as AdSlotEmitted,
    // Google's ad covers our own; the slot has no room.
    tags: {} as 'google' | 'gone',
    meta: {} as FlowMeta,
  },
  actors: {
    fetchHouseAd: fromPromise<ProductOffer | null>(notProvided('fetchHouseAd')),
    googleSlot: fromCallback(callbackNotProvided('googleSlot')),
  },
  guards: {
    isAllowed: ({ context }) => context.isAllowed,
    hasOffer: ({ context }) => context.offer !== null,
    isFound: (_, { offer }: Found) => offer !== null,
    isEmpty: (_, { isEmpty }: { isEmpty: boolean }) => isEmpty,
  },
  actions: {
    allow: assign({ isAllowed: true }),
    forbid: assign({ isAllowed: false }),
    keepOffer: assign((_, { offer }: Found) => ({ offer })),
    tellFilled: emit({ type: 'slot.filled' }),
    tellEmptied: emit({ type: 'slot.emptied' }),
  },
}).createMachine({
  id: 'adSlot',
  description: 'What fills an ad slot: Google’s ad if it is allowed, else one of our own, else nothing.',
  meta: { spec: ['§1', '§4 Consent'] },
  context: ({ input }) => input,
  initial: 'away',
  states: {
    away: {
      on: {
        'slot.neared': [{ guard: 'isAllowed', target: 'google' }, { target: 'house' }],
        'google.allowed': { actions: 'allow' },
        'google.forbidden': { actions: 'forbid' },
      },
    },
    google: {
      meta: { spec: ['§4 Consent'] },
      invoke: { src: 'googleSlot' },
      initial: 'asking',
      on: { 'google.forbidden': { target: 'house', actions: 'forbid' } },
      states: {
        asking: {
          on: {
            'ad.rendered': [
              { guard: { type: 'isEmpty', params: rendered }, target: '#adSlot.house' },
              { target: 'filled' },
            ],
          },
        },
        filled: { tags: 'google', entry: 'tellFilled' },
      },
    },
    house: {
      initial: 'choosing',
      on: { 'google.allowed': { target: 'google', actions: 'allow' } },
      states: {
        choosing: { always: [{ guard: 'hasOffer', target: 'shown' }, { target: 'fetching' }] },
        fetching: {
          invoke: {
            src: 'fetchHouseAd',
            onDone: [
              {
                guard: { type: 'isFound', params: found },
                target: 'shown',
                actions: { type: 'keepOffer', params: found },
              },
              { target: 'empty' },
            ],
            onError: { target: 'empty' },
          },
        },
        shown: { entry: 'tellFilled' },
        empty: { entry: 'tellEmptied', on: { 'slot.unseen': { target: 'gone' } } },
        gone: { tags: 'gone' },
      },
    },
  },
})
