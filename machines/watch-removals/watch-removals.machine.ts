import { assign, emit, fromPromise, setup } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import { failureOf } from '#app/domain/failure.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** A watch to end; `watch` is there if the page showed it, so that it can be put back. */
export type Removal = { productId: number; name: string; watch?: WatchSummary }

/** The email of the page's user: null for a visitor, undefined if it is not known who is logged in. */
export type WatchRemovalsInput = { email: string | null | undefined }
/** `waiting` are the removals that are not done, the oldest first; the first one is sent. */
export type WatchRemovalsContext = WatchRemovalsInput & { waiting: Removal[] }

export type WatchRemovalsEvent =
  | ({ type: 'removal.chosen' } & Removal)
  | { type: 'user.answered'; user: User | null }
  | { type: 'user.replaced' }

/** As what the price agent's modal tells of a watch that it has deleted. */
export type WatchRemovalsEmitted =
  | { type: 'agent.changed' }
  | { type: 'watch.announced'; mode: 'delete'; name: string; watch?: WatchSummary }
  | { type: 'call.failed'; error: unknown }

/**
 * Ends watches whose shopper is not to be asked (§4, §9 hidePriceAgentDelete), one after the other: a second
 * bin can be pressed before the first one is answered. Each is told on its own, and one that fails does not keep the others: its failure
 * is logged only (§8), and the watch stays on the page.
 * What waits is forgotten when its user is not logged in any more: it would be sent, and told, in another session.
 */
export const watchRemovalsMachine = setup({
  types: {
    context: {} as WatchRemovalsContext,
    input: {} as WatchRemovalsInput,
    events: {} as WatchRemovalsEvent,
    emitted: {} as WatchRemovalsEmitted,
    meta: {} as FlowMeta,
  },
  actors: { removeWatch: fromPromise<void, { productId: number }>(notProvided('removeWatch')) },
  guards: {
    isNew: ({ context }, { productId }: Removal) =>
      context.waiting.every((removal) => removal.productId !== productId),
    isOtherUser: ({ context: { email } }, { user }: { user: User | null }) =>
      email !== undefined && (user?.email ?? null) !== email,
    isSessionGone: (_, { error }: { error: unknown }) => failureOf(error).kind === 'unauthenticated',
    hasMore: ({ context }) => context.waiting.length > 1,
  },
  actions: {
    keep: assign(({ context }, removal: Removal) => ({ waiting: [...context.waiting, removal] })),
    dropFirst: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    keepEmail: assign((_, { user }: { user: User | null }) => ({ email: user?.email ?? null })),
    forgetAll: assign({ waiting: [] }),
    tellChanged: emit({ type: 'agent.changed' }),
    announce: emit(({ context }) => {
      const { name, watch } = firstOf(context)
      return { type: 'watch.announced', mode: 'delete', name, ...(watch && { watch }) }
    }),
    tellFailed: emit((_, { error }: { error: unknown }) => ({ type: 'call.failed', error })),
  },
}).createMachine({
  id: 'watchRemovals',
  description: 'Ends watches without a question, one after the other.',
  meta: { spec: ['§4 Price-agent modal modes', '§7.2', '§9'] },
  context: ({ input }) => ({ ...input, waiting: [] }),
  initial: 'resting',
  on: {
    'user.answered': [
      {
        guard: { type: 'isOtherUser', params: ({ event }) => ({ user: event.user }) },
        target: '.resting',
        actions: [{ type: 'keepEmail', params: ({ event }) => ({ user: event.user }) }, 'forgetAll'],
      },
      { actions: { type: 'keepEmail', params: ({ event }) => ({ user: event.user }) } },
    ],
    'user.replaced': { target: '.resting', actions: 'forgetAll' },
  },
  states: {
    resting: {
      on: {
        'removal.chosen': {
          target: 'removing',
          actions: { type: 'keep', params: ({ event: { type: _, ...removal } }) => removal },
        },
      },
    },
    removing: {
      on: {
        'removal.chosen': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: { type: 'keep', params: ({ event: { type: _, ...removal } }) => removal },
        },
      },
      invoke: {
        src: 'removeWatch',
        input: ({ context }) => ({ productId: firstOf(context).productId }),
        onDone: [
          {
            guard: 'hasMore',
            target: 'removing',
            reenter: true,
            actions: ['tellChanged', 'announce', 'dropFirst'],
          },
          { target: 'resting', actions: ['tellChanged', 'announce', 'dropFirst'] },
        ],
        onError: [
          {
            guard: { type: 'isSessionGone', params: ({ event }) => ({ error: event.error }) },
            target: 'resting',
            actions: [{ type: 'tellFailed', params: ({ event }) => ({ error: event.error }) }, 'forgetAll'],
          },
          {
            guard: 'hasMore',
            target: 'removing',
            reenter: true,
            actions: [{ type: 'tellFailed', params: ({ event }) => ({ error: event.error }) }, 'dropFirst'],
          },
          {
            target: 'resting',
            actions: [{ type: 'tellFailed', params: ({ event }) => ({ error: event.error }) }, 'dropFirst'],
          },
        ],
      },
    },
  },
})

/** @throws if nothing waits: then there is nothing to send. */
function firstOf({ waiting: [first] }: WatchRemovalsContext): Removal {
  if (!first) throw new Error('no removal is waiting')
  return first
}
