// Over 300 lines, because a machine is read as one chart: the states of a tab that sends and of one that follows.
import { assign, type EventObject, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { KeptMutation, ListMutation } from '#app/domain/list/shopping-list.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'
import {
  type Answered,
  acknowledged,
  afterNews,
  askedWait,
  backoffAfter,
  type MutationOutcome,
  type Owned,
  ownedBy,
  type QueueKeepEvent,
  type QueueNews,
  type RefusedChange,
  restored,
  settledAt,
  unsent,
} from './list-queue.changes.ts'

type Failed = { failure: Failure }

/** How often the tab that sends tries to read what is stored before it sends what was changed in it. */
const readsBeforeSending = 3

/** `version` is that of the list that was loaded last; the next one of the same list is never older. */
export type ListQueueInput = Owned & { version: number }

/**
 * `queue` is in the order of sending, `sent` was sent last; it has to wait for `waitMs` if it failed `attempt` times.
 * `readAttempt` is how often the storage could not be read since it was read last.
 */
export type ListQueueContext = ListQueueInput & {
  queue: KeptMutation[]
  sent: KeptMutation | null
  attempt: number
  waitMs: number
  readAttempt: number
}

/**
 * `queue.changed` is what another tab did with the queue; `lead.gained` that this tab is the one to send it, until
 * `lead.lost`: another came into view, and this one may be put to sleep at any time. `server.reached`: the connection over
 * which the list hears of changes is open again.
 */
export type ListQueueEvent =
  | { type: 'change.made'; mutation: ListMutation }
  | ({ type: 'queue.changed' } & QueueNews)
  | { type: 'lead.gained' }
  | { type: 'lead.lost' }
  | { type: 'network.online' }
  | { type: 'server.reached' }
  | { type: 'session.renewed' }
  | { type: 'list.loaded'; version: number }

/**
 * `queue.shown` tells what waits whenever it changed or a list was loaded; `list.stale` a version that the server has
 * reached; `queue.empty` that nothing waits, on the device either.
 */
export type ListQueueEmitted =
  | { type: 'queue.shown'; queue: KeptMutation[] }
  | { type: 'list.stale'; version: number }
  | ({ type: 'change.refused' } & RefusedChange)
  | { type: 'signIn.needed' }
  | { type: 'queue.empty'; listUuid: string }

/**
 * The changes of a list that the server has not confirmed (§4 waiting changes): kept on the device, sent in order by
 * one of the open tabs. An answered change stays until a list that has it was loaded, so that nothing flickers. A storage
 * that cannot be read is read again. The tab that sends waits for that a few times, because the order of changes matters;
 * then it sends what was changed in it. The app
 * provides `loadQueue`, `keepQueue`, which stores what it is told and tells what other tabs did, `lead`, `followWindow`,
 * which tells of the connection, and `sendMutation`.
 */
export const listQueueMachine = setup({
  types: {
    context: {} as ListQueueContext,
    input: {} as ListQueueInput,
    events: {} as ListQueueEvent,
    emitted: {} as ListQueueEmitted,
    children: {} as {
      keeper: 'keepQueue'
      lead: 'lead'
      window: 'followWindow'
      loading: 'loadQueue'
      sending: 'sendMutation'
    },
    tags: {} as 'restoring' | 'sending' | 'waiting' | 'signedOut',
    meta: {} as FlowMeta,
  },
  actors: {
    loadQueue: fromPromise<KeptMutation[], Owned>(notProvided('loadQueue')),
    keepQueue: fromCallback<QueueKeepEvent, Owned>(callbackNotProvided('keepQueue')),
    lead: fromCallback<EventObject, Owned>(callbackNotProvided('lead')),
    followWindow: fromCallback<EventObject>(callbackNotProvided('followWindow')),
    sendMutation: fromPromise<MutationOutcome, ListMutation>(notProvided('sendMutation')),
  },
  delays: {
    backoff: ({ context }) => context.waitMs,
    rereading: ({ context }) => backoffAfter(context.readAttempt - 1),
  },
  guards: {
    hasUnsent: ({ context }) => unsent(context.queue).length > 0,
    isUnread: ({ context }) => context.readAttempt > 0,
    hasWaitedToSend: ({ context: { readAttempt, queue } }) =>
      readAttempt >= readsBeforeSending && unsent(queue).length > 0,
    isSignedOut: (_, { outcome }: Answered) => outcome.kind === 'signedOut',
    isRefused: (_, { outcome }: Answered) => outcome.kind === 'refused',
    isAskedToWait: (_, { failure: { kind } }: Failed) => kind === 'throttled' || kind === 'busy',
  },
  actions: {
    add: enqueueActions(({ context, enqueue }, { mutation }: { mutation: ListMutation }) => {
      enqueue.assign({ queue: [...context.queue, mutation] })
      enqueue.sendTo('keeper', { type: 'queue.keep', changed: [mutation], settled: [] })
    }),
    restore: assign(({ context }, { stored }: { stored: KeptMutation[] }) => ({
      queue: restored(stored, context.queue),
      readAttempt: 0,
    })),
    countRead: assign(({ context }) => ({ readAttempt: context.readAttempt + 1 })),
    hear: enqueueActions(({ context, enqueue }, { changed, settled }: QueueNews) => {
      enqueue.assign({ queue: afterNews(context.queue, { changed, settled }) })
      for (const { ackedVersion } of changed)
        if (ackedVersion !== undefined) enqueue.emit({ type: 'list.stale', version: ackedVersion })
    }),
    choose: assign(({ context }) => ({ sent: unsent(context.queue)[0] ?? null })),
    acknowledge: enqueueActions(({ context: { sent, queue }, enqueue }, { outcome }: Answered) => {
      if (!sent || outcome.kind !== 'applied') return
      const answered = acknowledged(sent, outcome)
      enqueue.assign({ queue: queue.map((mutation) => (mutation.id === sent.id ? answered : mutation)) })
      enqueue.sendTo('keeper', { type: 'queue.keep', changed: [answered], settled: [] })
      enqueue.emit({ type: 'list.stale', version: outcome.version })
    }),
    drop: enqueueActions(({ context: { sent, queue }, enqueue }, { outcome }: Answered) => {
      if (!sent || outcome.kind !== 'refused') return
      enqueue.assign({ queue: queue.filter(({ id }) => id !== sent.id) })
      enqueue.sendTo('keeper', { type: 'queue.keep', changed: [], settled: [sent.id] })
      enqueue.emit({ type: 'change.refused', mutation: sent, failure: outcome.failure })
    }),
    keepVersion: assign((_, { version }: { version: number }) => ({ version })),
    settle: enqueueActions(({ context: { queue, version }, enqueue }) => {
      const settled = settledAt(queue, version)
      if (settled.length === 0) return
      enqueue.assign({ queue: queue.filter(({ id }) => !settled.includes(id)) })
      enqueue.sendTo('keeper', { type: 'queue.keep', changed: [], settled })
    }),
    countAttempt: assign(({ context: { attempt } }) => ({
      attempt: attempt + 1,
      waitMs: backoffAfter(attempt),
    })),
    waitAsAsked: assign(({ context: { waitMs } }, { failure }: Failed) => ({
      waitMs: askedWait(failure) ?? waitMs,
    })),
    forgetAttempts: assign({ attempt: 0 }),
    tellSignIn: emit({ type: 'signIn.needed' }),
    show: emit(({ context }) => ({ type: 'queue.shown', queue: context.queue })),
    tellIfEmpty: enqueueActions(({ context: { queue, listUuid, readAttempt }, enqueue }) => {
      if (queue.length === 0 && readAttempt === 0) enqueue.emit({ type: 'queue.empty', listUuid })
    }),
  },
}).createMachine({
  id: 'listQueue',
  description: 'Stores the changes of a list and sends them in order, from one tab.',
  meta: { spec: ['§4 Waiting changes', '§7.4'] },
  context: ({ input }) => ({ ...input, queue: [], sent: null, attempt: 0, waitMs: 0, readAttempt: 0 }),
  initial: 'restoring',
  invoke: [
    { src: 'keepQueue', id: 'keeper', input: ({ context }) => ownedBy(context) },
    { src: 'lead', id: 'lead', input: ({ context }) => ownedBy(context) },
    { src: 'followWindow', id: 'window' },
  ],
  on: {
    'change.made': {
      actions: [{ type: 'add', params: ({ event }) => ({ mutation: event.mutation }) }, 'show'],
    },
    'queue.changed': {
      actions: [{ type: 'hear', params: ({ event }) => event }, 'settle', 'show'],
    },
    'list.loaded': {
      actions: [
        { type: 'keepVersion', params: ({ event }) => ({ version: event.version }) },
        'settle',
        'show',
      ],
    },
  },
  states: {
    restoring: {
      tags: 'restoring',
      on: { 'lead.gained': { target: 'leading' } },
      invoke: {
        src: 'loadQueue',
        id: 'loading',
        input: ({ context }) => ownedBy(context),
        onDone: {
          target: 'following',
          actions: [{ type: 'restore', params: ({ event }) => ({ stored: event.output }) }, 'settle', 'show'],
        },
        onError: { target: 'unreadable', actions: 'countRead' },
      },
    },
    unreadable: {
      after: { rereading: { target: 'restoring' } },
      on: { 'lead.gained': { target: 'leading' } },
    },
    following: {
      entry: 'tellIfEmpty',
      on: {
        'lead.gained': { target: 'leading' },
        'queue.changed': {
          actions: [{ type: 'hear', params: ({ event }) => event }, 'settle', 'show', 'tellIfEmpty'],
        },
      },
    },
    leading: {
      initial: 'takingOver',
      on: { 'lead.lost': [{ guard: 'isUnread', target: 'restoring' }, { target: 'following' }] },
      states: {
        takingOver: {
          tags: 'restoring',
          // What is stored has not been read yet.
          on: { 'lead.lost': { target: '#listQueue.restoring' } },
          invoke: {
            src: 'loadQueue',
            id: 'loading',
            input: ({ context }) => ownedBy(context),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'restore', params: ({ event }) => ({ stored: event.output }) },
                'settle',
                'show',
              ],
            },
            onError: { target: 'unreadable', actions: 'countRead' },
          },
        },
        unreadable: {
          always: { guard: 'hasWaitedToSend', target: 'sending' },
          after: { rereading: { target: 'takingOver' } },
        },
        idle: {
          entry: 'tellIfEmpty',
          always: [
            { guard: 'hasUnsent', target: 'sending' },
            { guard: 'isUnread', target: 'unreadable' },
          ],
        },
        sending: {
          tags: 'sending',
          entry: 'choose',
          // What was sent before may still fail, and is then not to wait as if the server were away.
          on: { 'server.reached': { actions: 'forgetAttempts' } },
          invoke: {
            src: 'sendMutation',
            id: 'sending',
            input: ({ context }) => sentOf(context),
            onDone: [
              {
                guard: { type: 'isSignedOut', params: ({ event }) => ({ outcome: event.output }) },
                target: 'signedOut',
                actions: 'tellSignIn',
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
                target: 'idle',
                actions: [
                  'forgetAttempts',
                  { type: 'drop', params: ({ event }) => ({ outcome: event.output }) },
                  'show',
                ],
              },
              {
                target: 'idle',
                actions: [
                  'forgetAttempts',
                  { type: 'acknowledge', params: ({ event }) => ({ outcome: event.output }) },
                  'settle',
                  'show',
                ],
              },
            ],
            onError: [
              {
                guard: {
                  type: 'isAskedToWait',
                  params: ({ event }) => ({ failure: failureOf(event.error) }),
                },
                target: 'backingOff.asked',
                actions: [
                  'countAttempt',
                  { type: 'waitAsAsked', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                ],
              },
              { target: 'backingOff', actions: 'countAttempt' },
            ],
          },
        },
        backingOff: {
          tags: 'waiting',
          initial: 'failed',
          after: { backoff: { target: 'idle' } },
          states: {
            failed: {
              on: {
                'network.online': { target: '#listQueue.leading.idle', actions: 'forgetAttempts' },
                'server.reached': { target: '#listQueue.leading.idle', actions: 'forgetAttempts' },
              },
            },
            // The server is there, and is not to be asked sooner than it says.
            asked: {},
          },
        },
        signedOut: { tags: 'signedOut', on: { 'session.renewed': { target: 'idle' } } },
      },
    },
  },
})

function sentOf({ sent }: ListQueueContext): ListMutation {
  if (!sent) throw new Error('there is nothing to send')
  return sent
}
