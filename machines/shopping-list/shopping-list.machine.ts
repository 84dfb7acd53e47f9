import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { ListMutation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hearChildren } from '#machines/hear-children.ts'
import type { RefusedChange } from '#machines/list-queue/list-queue.changes.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { listReaderMachine } from '#machines/list-reader/list-reader.machine.ts'
import { listStreamMachine } from '#machines/list-stream/list-stream.machine.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'
import { otherQueuesMachine } from '#machines/other-queues/other-queues.machine.ts'

/** `owner` is the email of the verified user whose list it is. */
export type ShoppingListInput = { owner: string; locale: Country }

/** `list` is the server's word, first the device's copy of it. */
export type ShoppingListContext = ShoppingListInput & { list: ShoppingList | null }

/**
 * `list.leave`: the user is about to leave the list; `list.reload` comes when the server has answered, whatever it said.
 * From `list.stale` on, what the list's own children tell.
 */
export type ShoppingListEvent =
  | { type: 'list.change'; mutation: ListMutation }
  | { type: 'list.reload' }
  | { type: 'list.leave' }
  | { type: 'tab.hidden' }
  | { type: 'tab.returned' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'session.renewed' }
  | { type: 'list.stale'; version: number }
  | { type: 'list.loaded'; list: ShoppingList }
  | { type: 'load.failed'; error: unknown }
  | { type: 'list.gone' }
  | { type: 'list.doubted' }
  | ({ type: 'change.refused' } & RefusedChange)
  | ({ type: 'change.lost' } & RefusedChange)
  | { type: 'signIn.needed' }
  | { type: 'login.awaited' }

/**
 * `list.gone`: the user was taken off a list that was not theirs, and has their own. Of changes that wait for a list which
 * is not shown any more, `change.refused` is told once, and `signIn.needed` that they wait for a login.
 */
export type ShoppingListEmitted =
  | ({ type: 'change.refused' } & RefusedChange)
  | { type: 'signIn.needed' }
  | { type: 'list.gone' }
  | { type: 'load.failed'; error: unknown }

/** What the keeper is told to store. */
export type ListKeepEvent = { type: 'list.keep'; list: ShoppingList }

type Answered = { list: ShoppingList }
type Changed = { mutation: ListMutation }
type Kept = { list: ShoppingList | null }

/**
 * A verified user's active list (Specification §4, Shopping list data): from the device first, then from the server, and
 * anew after every change of anybody's. The user's own changes go to its queue; what a page shows is the list with the
 * queue on it (`projectList`). The app provides `loadKeptList` and `keepList`, and the actors of the children.
 */
export const shoppingListMachine = setup({
  types: {
    context: {} as ShoppingListContext,
    input: {} as ShoppingListInput,
    events: {} as ShoppingListEvent,
    emitted: {} as ShoppingListEmitted,
    children: {} as {
      keeper: 'keepList'
      reader: 'reader'
      queue: 'queue'
      stream: 'stream'
      others: 'others'
      hearingReader: 'hearChildren'
      hearingList: 'hearChildren'
    },
    tags: {} as 'loading' | 'ready' | 'unavailable',
  },
  actors: {
    loadKeptList: fromPromise<ShoppingList | null, ShoppingListInput>(notProvided('loadKeptList')),
    keepList: fromCallback<ListKeepEvent, { owner: string }>(callbackNotProvided('keepList')),
    hearChildren,
    reader: listReaderMachine,
    queue: listQueueMachine,
    stream: listStreamMachine,
    others: otherQueuesMachine,
  },
  guards: {
    isUnexplained: (_, { failure }: RefusedChange) => failure.kind !== 'invalid',
    isKept: (_, { list }: Kept) => list !== null,
    isOtherList: ({ context }, { list }: Answered) => list.uuid !== context.list?.uuid,
    isSameNotOlder: ({ context }, { list }: Answered) =>
      list.uuid === context.list?.uuid && list.version >= context.list.version,
  },
  actions: {
    show: assign((_, { list }: Kept) => ({ list })),
    take: enqueueActions(({ enqueue }, { list }: Answered) => {
      enqueue.assign({ list })
      enqueue.sendTo('keeper', { type: 'list.keep', list })
    }),
    settle: sendTo('queue', (_, { version }: { version: number }) => ({ type: 'list.loaded', version })),
    queue: sendTo('queue', (_, { mutation }: Changed) => ({ type: 'change.made', mutation })),
    reload: sendTo('reader', { type: 'list.reload' }),
    passToReader: sendTo('reader', ({ event }) => event),
    passToQueue: sendTo('queue', ({ event }) => event),
    passToStream: sendTo('stream', ({ event }) => event),
    passToOthers: sendTo('others', ({ event }) => event),
    tellRefused: emit((_, { mutation, failure }: RefusedChange) => ({
      type: 'change.refused',
      mutation,
      failure,
    })),
    tellFailed: emit((_, { error }: { error: unknown }) => ({ type: 'load.failed', error })),
    tellSignIn: emit({ type: 'signIn.needed' }),
    tellIfTakenOff: enqueueActions(({ context, enqueue }, { list }: Answered) => {
      const wasOfAnother = context.list !== null && !context.list.owner.isUser
      if (wasOfAnother && list.owner.isUser) enqueue.emit({ type: 'list.gone' })
    }),
  },
}).createMachine({
  id: 'shoppingList',
  context: ({ input }) => ({ ...input, list: null }),
  initial: 'restoring',
  invoke: [
    { src: 'keepList', id: 'keeper', input: ({ context }) => ({ owner: context.owner }) },
    {
      src: 'hearChildren',
      id: 'hearingReader',
      input: ({ self }) => ({ parent: self, children: ['reader'] }),
    },
    { src: 'reader', id: 'reader', input: ({ context }) => ({ locale: context.locale }) },
  ],
  on: {
    'list.loaded': {
      guard: { type: 'isOtherList', params: ({ event }) => ({ list: event.list }) },
      target: '.ready',
      actions: [
        { type: 'tellIfTakenOff', params: ({ event }) => ({ list: event.list }) },
        { type: 'take', params: ({ event }) => ({ list: event.list }) },
      ],
    },
    'load.failed': { actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) } },
    'list.reload': { actions: 'passToReader' },
    'tab.returned': { actions: 'passToReader' },
    'network.online': { actions: 'passToReader' },
    'session.renewed': { actions: 'passToReader' },
  },
  states: {
    restoring: {
      tags: 'loading',
      invoke: {
        src: 'loadKeptList',
        input: ({ context: { owner, locale } }) => ({ owner, locale }),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ list: event.output }) },
            target: 'ready',
            actions: { type: 'show', params: ({ event }) => ({ list: event.output }) },
          },
          { target: 'loading' },
        ],
        onError: { target: 'loading' },
      },
    },
    loading: {
      tags: 'loading',
      on: {
        'load.failed': {
          target: 'unavailable',
          actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
        },
        'signIn.needed': { target: 'unavailable' },
      },
    },
    unavailable: {
      tags: 'unavailable',
      on: { 'list.reload': { target: 'loading', actions: 'reload' } },
    },
    // Another list comes after a change was refused. A target within `ready` would not leave it, and its queue, stream and
    // others would stay those of the list before.
    exchanging: { always: { target: 'ready.refused' } },
    ready: {
      tags: 'ready',
      initial: 'accepted',
      invoke: [
        {
          src: 'hearChildren',
          id: 'hearingList',
          input: ({ self }) => ({ parent: self, children: ['queue', 'stream', 'others'] }),
        },
        { src: 'queue', id: 'queue', input: ({ context }) => ({ owner: context.owner, ...listOf(context) }) },
        { src: 'stream', id: 'stream', input: ({ context }) => ({ listUuid: listOf(context).listUuid }) },
        {
          src: 'others',
          id: 'others',
          input: ({ context }) => ({ owner: context.owner, listUuid: listOf(context).listUuid }),
        },
      ],
      on: {
        'list.loaded': {
          guard: { type: 'isSameNotOlder', params: ({ event }) => ({ list: event.list }) },
          target: '.accepted',
          actions: [
            { type: 'take', params: ({ event }) => ({ list: event.list }) },
            { type: 'settle', params: ({ event }) => ({ version: event.list.version }) },
          ],
        },
        'list.change': { actions: { type: 'queue', params: ({ event }) => ({ mutation: event.mutation }) } },
        'list.leave': { target: '.leaving' },
        'list.stale': { actions: ['passToReader', 'passToStream'] },
        'list.doubted': { actions: 'passToReader' },
        'login.awaited': { actions: 'tellSignIn' },
        'list.gone': { actions: 'reload' },
        'change.refused': {
          target: '.refused',
          actions: [{ type: 'tellRefused', params: ({ event }) => event }, 'reload'],
        },
        'session.renewed': { actions: ['passToReader', 'passToQueue', 'passToOthers'] },
        'network.online': { actions: ['passToReader', 'passToQueue', 'passToStream', 'passToOthers'] },
        'network.offline': { actions: 'passToStream' },
        'tab.hidden': { actions: 'passToStream' },
        'tab.returned': { actions: ['passToReader', 'passToStream'] },
      },
      states: {
        // None of the user's changes was refused since the list came last. In `refused` one was, and that others are as well,
        // of this list or another, is no further news unless the server says why.
        accepted: {
          on: { 'change.lost': { actions: { type: 'tellRefused', params: ({ event }) => event } } },
        },
        refused: {
          on: {
            'change.refused': {
              guard: { type: 'isUnexplained', params: ({ event }) => event },
              actions: 'reload',
            },
            'list.loaded': {
              guard: { type: 'isOtherList', params: ({ event }) => ({ list: event.list }) },
              target: '#shoppingList.exchanging',
              actions: [
                { type: 'tellIfTakenOff', params: ({ event }) => ({ list: event.list }) },
                { type: 'take', params: ({ event }) => ({ list: event.list }) },
              ],
            },
          },
        },
        // The user leaves it, to whom its going is no news, until it comes again after the server has answered.
        leaving: {
          initial: 'asked',
          on: {
            'change.lost': { actions: { type: 'tellRefused', params: ({ event }) => event } },
            'change.refused': {
              actions: [{ type: 'tellRefused', params: ({ event }) => event }, 'reload'],
            },
            'list.loaded': {
              guard: { type: 'isOtherList', params: ({ event }) => ({ list: event.list }) },
              target: '#shoppingList.ready',
              actions: { type: 'take', params: ({ event }) => ({ list: event.list }) },
            },
          },
          states: {
            asked: {
              on: {
                'list.reload': { target: 'answered', actions: 'passToReader' },
                // It was on its way already.
                'list.loaded': {
                  guard: { type: 'isSameNotOlder', params: ({ event }) => ({ list: event.list }) },
                  actions: [
                    { type: 'take', params: ({ event }) => ({ list: event.list }) },
                    { type: 'settle', params: ({ event }) => ({ version: event.list.version }) },
                  ],
                },
              },
            },
            answered: {},
          },
        },
      },
    },
  },
})

/** The list that is shown; there is one in every state that asks. */
function listOf({ list }: ShoppingListContext): { listUuid: string; version: number } {
  if (!list) throw new Error('no list has come')
  return { listUuid: list.uuid, version: list.version }
}
