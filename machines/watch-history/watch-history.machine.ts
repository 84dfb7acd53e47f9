import { assign, emit, fromPromise, setup } from 'xstate'
import type { WatchableProduct } from '#app/domain/agents/price-agent.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

type WatchHistoryInput = { variantId: number }
/** `product` is null until its history has come, and if there is no such product any more. */
export type WatchHistoryContext = WatchHistoryInput & { product: WatchableProduct | null }

export type WatchHistoryEvent = { type: 'history.opened' } | { type: 'loading.retried' }

/** `load.failed`: what `fetchHistory` rejected with. */
export type WatchHistoryEmitted = { type: 'load.failed'; error: unknown }

/**
 * The prices of a watched product over time (§2.1), which are fetched when the shopper opens them. The app
 * provides `fetchHistory`.
 */
export const watchHistoryMachine = setup({
  types: {
    context: {} as WatchHistoryContext,
    input: {} as WatchHistoryInput,
    events: {} as WatchHistoryEvent,
    emitted: {} as WatchHistoryEmitted,
    meta: {} as FlowMeta,
    tags: {} as 'busy',
  },
  actors: {
    fetchHistory: fromPromise<WatchableProduct | null, WatchHistoryInput>(notProvided('fetchHistory')),
  },
  actions: {
    keepProduct: assign((_, { product }: { product: WatchableProduct | null }) => ({ product })),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'load.failed', error })),
  },
}).createMachine({
  id: 'watchHistory',
  description: 'The prices of a watched product over time, fetched when they are opened.',
  meta: { spec: ['§2.1'] },
  context: ({ input }) => ({ ...input, product: null }),
  initial: 'unopened',
  states: {
    unopened: { on: { 'history.opened': { target: 'loading' } } },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'fetchHistory',
        input: ({ context: { variantId } }) => ({ variantId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepProduct', params: ({ event }) => ({ product: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { 'loading.retried': { target: 'loading' } } },
    shown: {},
  },
})
