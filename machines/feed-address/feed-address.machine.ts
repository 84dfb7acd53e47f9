import { assign, emit, fromPromise, setup } from 'xstate'
import type { AgentFeed } from '#app/domain/agents/price-agent.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

export type FeedForm = keyof AgentFeed
type Context = { feed: AgentFeed; copied: FeedForm }

export type FeedAddressEvent =
  | { type: 'copy.pressed'; form: FeedForm }
  | { type: 'renewal.asked' }
  | { type: 'renewal.confirmed' }
  | { type: 'renewal.cancelled' }

/** `copy.failed` and `renewal.failed`: what the actor rejected with. */
export type FeedAddressEmitted =
  | { type: 'address.copied' }
  | { type: 'copy.failed'; error: unknown }
  | { type: 'feed.renewed'; feed: AgentFeed }
  | { type: 'renewal.failed'; error: unknown }

/**
 * The secret addresses of an agent's feed (§4 price alerts): they are copied, and replaced after a question, because what
 * reads the old ones stops. The app provides `copyText`, which gets the address, and `renewFeed`.
 */
export const feedAddressMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { feed: AgentFeed },
    events: {} as FeedAddressEvent,
    emitted: {} as FeedAddressEmitted,
    meta: {} as FlowMeta,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    copyText: fromPromise<void, { text: string }>(notProvided('copyText')),
    renewFeed: fromPromise<AgentFeed>(notProvided('renewFeed')),
  },
  actions: {
    takeForm: assign((_, { form }: { form: FeedForm }) => ({ copied: form })),
    takeFeed: assign((_, { feed }: { feed: AgentFeed }) => ({ feed })),
    tellCopied: emit({ type: 'address.copied' }),
    tellCopyFailure: emit((_, { error }: { error: unknown }) => ({ type: 'copy.failed', error })),
    tellRenewed: emit(({ context }) => ({ type: 'feed.renewed', feed: context.feed })),
    tellRenewalFailure: emit((_, { error }: { error: unknown }) => ({ type: 'renewal.failed', error })),
  },
}).createMachine({
  id: 'feedAddress',
  description: 'The secret addresses of the feed of alerts, which are copied and renewed.',
  meta: { spec: ['§4 Price alerts'] },
  context: ({ input: { feed } }) => ({ feed, copied: 'rss' }),
  initial: 'shown',
  states: {
    shown: {
      on: {
        'copy.pressed': { target: 'copying', actions: { type: 'takeForm', params: ({ event }) => event } },
        'renewal.asked': 'asking',
      },
    },
    copying: {
      tags: 'busy',
      invoke: {
        src: 'copyText',
        input: ({ context: { feed, copied } }) => ({ text: feed[copied] }),
        onDone: { target: 'shown', actions: 'tellCopied' },
        onError: {
          target: 'shown',
          actions: { type: 'tellCopyFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    asking: {
      tags: 'asking',
      on: { 'renewal.confirmed': 'renewing', 'renewal.cancelled': 'shown' },
    },
    renewing: {
      tags: ['asking', 'busy'],
      invoke: {
        src: 'renewFeed',
        onDone: {
          target: 'shown',
          actions: [{ type: 'takeFeed', params: ({ event }) => ({ feed: event.output }) }, 'tellRenewed'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'tellRenewalFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: 'asking',
      on: { 'renewal.confirmed': 'renewing', 'renewal.cancelled': 'shown' },
    },
  },
})
