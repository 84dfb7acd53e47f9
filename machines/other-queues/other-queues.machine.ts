import { emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { hearChildren } from '#machines/hear-children.ts'
import { type Owned, ownedBy, type RefusedChange } from '#machines/list-queue/list-queue.changes.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { notProvided } from '#machines/not-provided.ts'

/** `listUuid` is the list that is shown, which has a queue of its own. */
export type OtherQueuesInput = Owned
/** `others` are the lists whose changes wait beside it. */
export type OtherQueuesContext = OtherQueuesInput & { others: string[] }

/** All but the first two are what the queues tell. */
export type OtherQueuesEvent =
  | { type: 'session.renewed' }
  | { type: 'server.reached' }
  | ({ type: 'change.refused' } & RefusedChange)
  | { type: 'signIn.needed' }
  | { type: 'queue.empty'; listUuid: string }

/**
 * `change.lost`: the server does not take what waited, which is told once, of the first. `login.awaited`: nor who sends it,
 * so that the list that is shown may not be theirs either, which is `list.doubted`.
 */
export type OtherQueuesEmitted =
  | ({ type: 'change.lost' } & RefusedChange)
  | { type: 'login.awaited' }
  | { type: 'list.doubted' }

/** Nobody waits for a list that has what was sent: its changes are done with as soon as they are answered. */
const ANY_VERSION = Number.MAX_SAFE_INTEGER

/**
 * Sends the changes that were made on lists which are not shown any more (§4 waiting changes): a user who was taken off
 * one, or joined another, may have made them without a connection. The app provides `findQueues`, which answers with the
 * lists of which the device keeps changes, and the actors of the queues. One in which nothing waits any more is ended.
 */
export const otherQueuesMachine = setup({
  types: {
    context: {} as OtherQueuesContext,
    input: {} as OtherQueuesInput,
    events: {} as OtherQueuesEvent,
    emitted: {} as OtherQueuesEmitted,
    meta: {} as FlowMeta,
  },
  actors: {
    findQueues: fromPromise<string[], { owner: string }>(notProvided('findQueues')),
    hearChildren,
    queue: listQueueMachine,
  },
  actions: {
    open: enqueueActions(
      ({ context: { owner, listUuid: shown }, enqueue }, { found }: { found: string[] }) => {
        const others = found.filter((listUuid) => listUuid !== shown)
        enqueue.assign({ others })
        for (const listUuid of others)
          enqueue.spawnChild('queue', { id: listUuid, input: { owner, listUuid, version: ANY_VERSION } })
      },
    ),
    passToQueues: enqueueActions(({ context: { others }, event, enqueue }) => {
      for (const listUuid of others) enqueue.sendTo(listUuid, event)
    }),
    end: enqueueActions(({ context, enqueue }, { listUuid }: { listUuid: string }) => {
      enqueue.stopChild(listUuid)
      enqueue.assign({ others: context.others.filter((other) => other !== listUuid) })
    }),
    tellLost: emit((_, { mutation, failure }: RefusedChange) => ({ type: 'change.lost', mutation, failure })),
    tellSignIn: emit({ type: 'login.awaited' }),
    tellDoubt: emit({ type: 'list.doubted' }),
  },
}).createMachine({
  id: 'otherQueues',
  description: 'Sends the waiting changes of lists that are not shown any more.',
  meta: { spec: ['§4 Waiting changes'] },
  context: ({ input }) => ({ ...ownedBy(input), others: [] }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'findQueues',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: {
          target: 'sending',
          actions: { type: 'open', params: ({ event }) => ({ found: event.output }) },
        },
        onError: { target: 'none' },
      },
    },
    // A browser that lets nothing be kept has none.
    none: {},
    sending: {
      initial: 'accepted',
      invoke: {
        src: 'hearChildren',
        id: 'hearing',
        input: ({ context, self }) => ({ parent: self, children: context.others }),
      },
      on: {
        'session.renewed': { actions: 'passToQueues' },
        'server.reached': { actions: 'passToQueues' },
        'signIn.needed': { actions: ['tellSignIn', 'tellDoubt'] },
        'queue.empty': { actions: { type: 'end', params: ({ event }) => ({ listUuid: event.listUuid }) } },
      },
      states: {
        accepted: {
          on: {
            'change.refused': {
              target: 'refused',
              actions: { type: 'tellLost', params: ({ event }) => event },
            },
          },
        },
        refused: {},
      },
    },
  },
})
