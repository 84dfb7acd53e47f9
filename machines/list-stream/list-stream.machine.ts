import { assign, type EventObject, emit, enqueueActions, fromCallback, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided } from '#machines/not-provided.ts'

/** How long to wait before a lost connection is opened again, by the number of the attempt. */
export const RECONNECT_MS = [1000, 3000, 10_000, 30_000]

/** A connection that was quiet for longer is dead: the server says something every 25 s. */
export const SILENCE_MS = 60_000

export type ListStreamInput = { listUuid: string }
/** `attempt` is how often the connection was lost since it was last open. */
export type ListStreamContext = ListStreamInput & { attempt: number }

/**
 * `version` is that of the list on the server, which is told now and then without a change. `stream.gone`: the list is not
 * the user's any more. `list.stale`: a change of the user's was answered, so the server is within reach.
 */
export type ListStreamEvent =
  | { type: 'stream.opened'; version: number }
  | { type: 'list.changed'; version: number }
  | { type: 'stream.lost' }
  | { type: 'stream.gone' }
  | { type: 'list.stale'; version: number }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'tab.hidden' }
  | { type: 'tab.returned' }

/**
 * `server.reached`: a connection is open, which is told once of each. `list.doubted`: the list may not be the user's any more,
 * or the user not logged in; a connection does not say.
 */
export type ListStreamEmitted =
  | { type: 'list.stale'; version: number }
  | { type: 'server.reached' }
  | { type: 'list.gone' }
  | { type: 'list.doubted' }

/**
 * Hears of a list's changes as they happen (§4 sharing). A connection that opens, also again, tells the
 * list's version at once, so that nothing is missed between two. A hidden tab hears nothing: it takes none of the few
 * connections a browser has for one site. The app provides `followList` and `followWindow`, which tells of the tab and the
 * connection.
 */
export const listStreamMachine = setup({
  types: {
    context: {} as ListStreamContext,
    input: {} as ListStreamInput,
    events: {} as ListStreamEvent,
    emitted: {} as ListStreamEmitted,
    children: {} as { window: 'followWindow'; connection: 'followList' },
    tags: {} as 'live',
    meta: {} as FlowMeta,
  },
  actors: {
    followList: fromCallback<EventObject, ListStreamInput>(callbackNotProvided('followList')),
    followWindow: fromCallback<EventObject>(callbackNotProvided('followWindow')),
  },
  delays: {
    silence: SILENCE_MS,
    reconnect: ({ context }) => RECONNECT_MS[Math.min(context.attempt, RECONNECT_MS.length) - 1] ?? 0,
  },
  actions: {
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    forgetAttempts: assign({ attempt: 0 }),
    tellVersion: emit((_, { version }: { version: number }) => ({ type: 'list.stale', version })),
    tellReached: emit({ type: 'server.reached' }),
    tellGone: emit({ type: 'list.gone' }),
    // Not at the first time: all lose theirs at once where the server is started anew.
    tellDoubt: enqueueActions(({ context, enqueue }) => {
      if (context.attempt > 1) enqueue.emit({ type: 'list.doubted' })
    }),
  },
}).createMachine({
  id: 'listStream',
  description: 'Hears of changes of the list as they happen.',
  meta: { spec: ['§4 Sharing'] },
  context: ({ input }) => ({ ...input, attempt: 0 }),
  initial: 'following',
  invoke: { src: 'followWindow', id: 'window' },
  states: {
    following: {
      initial: 'opening',
      invoke: {
        src: 'followList',
        id: 'connection',
        input: ({ context }) => ({ listUuid: context.listUuid }),
      },
      on: {
        'stream.opened': {
          target: '.open',
          actions: [
            'forgetAttempts',
            { type: 'tellVersion', params: ({ event }) => ({ version: event.version }) },
            'tellReached',
          ],
        },
        'list.changed': {
          // Also where it was open, which begins the silence anew.
          target: '.open',
          actions: [
            'forgetAttempts',
            { type: 'tellVersion', params: ({ event }) => ({ version: event.version }) },
          ],
        },
        'stream.lost': { target: 'lost' },
        'network.offline': { target: 'lost' },
        'tab.hidden': { target: 'resting' },
        'stream.gone': { target: 'gone', actions: 'tellGone' },
      },
      states: {
        opening: { after: { silence: { target: '#listStream.lost' } } },
        open: { tags: 'live', after: { silence: { target: '#listStream.lost' } } },
      },
    },
    lost: {
      entry: ['countAttempt', 'tellDoubt'],
      after: { reconnect: { target: 'following' } },
      on: {
        'network.online': { target: 'following' },
        'list.stale': { target: 'following' },
        'tab.hidden': { target: 'resting' },
      },
    },
    resting: { on: { 'tab.returned': { target: 'following' } } },
    gone: {},
  },
})
