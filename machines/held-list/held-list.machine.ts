import { assign, type EventObject, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate'
import { mutationOf } from '#app/domain/list/list-change.ts'
import { projectList, type ShoppingListView } from '#app/domain/list/list-projection.ts'
import type { KeptMutation, ListChange, ShoppingList } from '#app/domain/list/shopping-list.ts'
import { type OfferedUndo, offeredUndo } from '#app/domain/list/undo-of.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { hearChildren } from '#machines/hear-children.ts'
import { listNeedsMachine } from '#machines/list-needs/list-needs.machine.ts'
import { type RefusedChange, unsent } from '#machines/list-queue/list-queue.changes.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { listStreamMachine } from '#machines/list-stream/list-stream.machine.ts'
import { callbackNotProvided } from '#machines/not-provided.ts'
import { otherQueuesMachine } from '#machines/other-queues/other-queues.machine.ts'

/** How a list came in the place of another: by itself, or after a change of the other one had been refused. */
export type Arrival = 'loaded' | 'loadedAfterRefusal'

/** `owner` is the email of the verified user whose device it is. */
export type HeldListInput = { owner: string; list: ShoppingList }

/**
 * `list` is the server's list, `view` the list with the queued changes applied. `selectView` is what a page shows on
 * the current `day` of the list's country (null until it is known). `numberPending` is how many changes the server does
 * not have.
 */
export type HeldListContext = {
  owner: string
  list: ShoppingList
  day: Day | null
  view: ShoppingListView
  numberPending: number
}

/**
 * `id` is the id of the mutation, by which the server applies a change once; `isKept` if the device kept the change until
 * there was a list, so that nobody has just pressed anything; `isUndo` if it takes something back. `list.leave`: the user is about to leave the
 * list; `list.reload` follows when the server has answered. `refusal.told`: a change of the list before this one was refused,
 * and the shopper knows. The events from `day.changed` on come from its own actors.
 */
export type HeldListEvent =
  | { type: 'list.change'; id: string; change: ListChange; isKept?: boolean; isUndo?: boolean }
  | { type: 'list.leave' }
  | { type: 'list.reload' }
  | { type: 'list.loaded'; list: ShoppingList }
  | { type: 'refusal.told' }
  | { type: 'session.renewed' }
  | { type: 'day.changed'; day: Day }
  | { type: 'queue.shown'; queue: KeptMutation[] }
  | { type: 'list.stale'; version: number }
  | { type: 'server.reached' }
  | { type: 'list.gone' }
  | { type: 'list.doubted' }
  | ({ type: 'change.refused' } & RefusedChange)
  | ({ type: 'change.lost' } & RefusedChange)
  | { type: 'signIn.needed' }
  | { type: 'login.awaited' }

/**
 * `list.edited`: the shopper changes the list in this tab, and `list.shown` follows, which has the sum of quantities and the
 * number of changes that the server does not have. Three events ask for the list: `list.stale` if the server has a newer
 * version, `list.outdated` at once, `list.doubted` if the user may have lost access. `list.replaced`: another list was
 * loaded. `list.gone`: the user was removed from a shared list and has their own again. `change.refused`, and `change.lost`
 * for a change of another list, are emitted once until the list is loaded again, and each time if the server gives a reason.
 * `undo.offered` has what undoes a change.
 */
export type HeldListEmitted =
  | { type: 'list.edited' }
  | { type: 'list.shown'; total: number; numberPending: number }
  | { type: 'list.stale'; version: number }
  | { type: 'list.outdated' }
  | { type: 'list.doubted' }
  | { type: 'list.replaced'; list: ShoppingList; arrival: Arrival }
  | { type: 'list.gone' }
  | ({ type: 'change.refused' } & RefusedChange)
  | ({ type: 'change.lost' } & RefusedChange)
  | ({ type: 'undo.offered' } & OfferedUndo)
  | { type: 'signIn.needed' }

/** What `keepList` receives. */
export type ListKeepEvent = { type: 'list.keep'; list: ShoppingList }

type Answered = { list: ShoppingList }
type Changed = { id: string; change: ListChange; isKept?: boolean; isUndo?: boolean }

/**
 * One list, as long as it is the user's active list (§4, Shopping list data). The user's changes go to its
 * queue; the stream reports everybody's changes. The app provides `keepList`, which stores the list on the device,
 * `followDay`, which sends the day, and the actors of the children.
 */
export const heldListMachine = setup({
  types: {
    context: {} as HeldListContext,
    input: {} as HeldListInput,
    events: {} as HeldListEvent,
    emitted: {} as HeldListEmitted,
    meta: {} as FlowMeta,
    children: {} as {
      hearing: 'hearChildren'
      keeper: 'keepList'
      day: 'followDay'
      queue: 'queue'
      stream: 'stream'
      others: 'others'
      needs: 'needs'
    },
  },
  actors: {
    hearChildren,
    keepList: fromCallback<ListKeepEvent, { owner: string }>(callbackNotProvided('keepList')),
    followDay: fromCallback<EventObject, { country: Country }>(callbackNotProvided('followDay')),
    queue: listQueueMachine,
    stream: listStreamMachine,
    others: otherQueuesMachine,
    needs: listNeedsMachine,
  },
  guards: {
    isUnexplained: (_, { failure }: RefusedChange) => failure.kind !== 'invalid',
    isOtherList: ({ context }, { list }: Answered) => list.uuid !== context.list.uuid,
    isSameNotOlder: ({ context }, { list }: Answered) =>
      list.uuid === context.list.uuid && list.version >= context.list.version,
  },
  actions: {
    tellShown: emit(({ context }) => ({ type: 'list.shown', total: context.view.amount, numberPending: 0 })),
    // The queue answers with `queue.shown`, without the changes that the list has now; `view` follows then.
    take: enqueueActions(({ enqueue }, { list }: Answered) => {
      enqueue.assign({ list })
      enqueue.sendTo('keeper', { type: 'list.keep', list })
      enqueue.sendTo('queue', { type: 'list.loaded', version: list.version })
    }),
    show: enqueueActions(({ context: { list }, enqueue }, { queue }: { queue: KeptMutation[] }) => {
      const view = projectList(list, queue)
      const numberPending = unsent(queue).length
      enqueue.assign({ view, numberPending })
      enqueue.emit({ type: 'list.shown', total: view.amount, numberPending })
    }),
    keepDay: assign((_, { day }: { day: Day }) => ({ day })),
    change: enqueueActions(({ context: { view }, enqueue }, { id, change, isKept, isUndo }: Changed) => {
      if (!isKept) enqueue.emit({ type: 'list.edited' })
      enqueue.sendTo('queue', { type: 'change.made', mutation: mutationOf(view, id, change) })
      const offered = isUndo ? undefined : offeredUndo({ id, change, before: view })
      if (offered) enqueue.emit({ type: 'undo.offered', ...offered })
    }),
    passToQueues: enqueueActions(({ enqueue }, event: { type: 'session.renewed' | 'server.reached' }) => {
      for (const id of ['queue', 'others'] as const) enqueue.sendTo(id, event)
    }),
    reachStream: sendTo('stream', (_, { version }: { version: number }) => ({ type: 'list.stale', version })),
    tellStale: emit((_, { version }: { version: number }) => ({ type: 'list.stale', version })),
    tellOutdated: emit({ type: 'list.outdated' }),
    tellDoubt: emit({ type: 'list.doubted' }),
    tellReplaced: emit((_, by: Answered & { arrival: Arrival }) => ({ ...by, type: 'list.replaced' })),
    tellIfTakenOff: enqueueActions(({ context, enqueue }, { list }: Answered) => {
      if (!context.list.owner.isUser && list.owner.isUser) enqueue.emit({ type: 'list.gone' })
    }),
    tellRefusal: emit((_, event: { type: 'change.refused' | 'change.lost' } & RefusedChange) => event),
    tellSignIn: emit({ type: 'signIn.needed' }),
  },
}).createMachine({
  id: 'heldList',
  description: 'The loaded list, with the changes of its user applied.',
  meta: { spec: ['§4 Shopping list data', '§4 Waiting changes', '§7.4'] },
  context: ({ input: { owner, list } }) => ({
    owner,
    list,
    day: null,
    view: projectList(list, []),
    numberPending: 0,
  }),
  type: 'parallel',
  entry: 'tellShown',
  invoke: [
    {
      src: 'hearChildren',
      id: 'hearing',
      input: ({ self }) => ({ parent: self, children: ['queue', 'stream', 'others'] }),
    },
    { src: 'keepList', id: 'keeper', input: ({ context }) => ({ owner: context.owner }) },
    { src: 'followDay', id: 'day', input: ({ context }) => ({ country: context.list.country }) },
    {
      src: 'queue',
      id: 'queue',
      input: ({ context: { owner, list } }) => ({ owner, listUuid: list.uuid, version: list.version }),
    },
    { src: 'stream', id: 'stream', input: ({ context }) => ({ listUuid: context.list.uuid }) },
    {
      src: 'others',
      id: 'others',
      input: ({ context: { owner, list } }) => ({ owner, listUuid: list.uuid }),
    },
    {
      src: 'needs',
      id: 'needs',
      input: ({ context: { list } }) => ({ listUuid: list.uuid, country: list.country }),
    },
  ],
  on: {
    'list.change': {
      meta: { spec: ['§4 Shopping list data'] },
      actions: { type: 'change', params: ({ event }) => event },
    },
    'session.renewed': { actions: { type: 'passToQueues', params: ({ event }) => event } },
    'day.changed': { actions: { type: 'keepDay', params: ({ event }) => ({ day: event.day }) } },
    'queue.shown': { actions: { type: 'show', params: ({ event }) => ({ queue: event.queue }) } },
    'list.stale': {
      actions: [
        { type: 'tellStale', params: ({ event }) => ({ version: event.version }) },
        { type: 'reachStream', params: ({ event }) => ({ version: event.version }) },
      ],
    },
    'server.reached': { actions: { type: 'passToQueues', params: ({ event }) => event } },
    'list.gone': { actions: 'tellOutdated' },
    'list.doubted': { actions: 'tellDoubt' },
    'signIn.needed': { actions: 'tellSignIn' },
    'login.awaited': { actions: 'tellSignIn' },
  },
  states: {
    // Whether the user is about to leave the list: then losing it is not reported, until it is loaded again after the server
    // has answered.
    access: {
      initial: 'held',
      on: { 'list.leave': { target: '.leaving' } },
      states: {
        held: {
          on: {
            'list.loaded': {
              guard: { type: 'isOtherList', params: ({ event }) => ({ list: event.list }) },
              actions: { type: 'tellIfTakenOff', params: ({ event }) => ({ list: event.list }) },
            },
          },
        },
        leaving: {
          initial: 'asked',
          states: {
            // A list that is loaded now was asked for before the user left.
            asked: { on: { 'list.reload': { target: 'answered' } } },
            answered: {
              on: {
                'list.loaded': {
                  guard: { type: 'isSameNotOlder', params: ({ event }) => ({ list: event.list }) },
                  target: '#heldList.access.held',
                },
              },
            },
          },
        },
      },
    },
    // Whether a change was refused since the list was loaded. After one was, further refusals of this list or another are not
    // reported, unless the server gives a reason.
    reports: {
      initial: 'accepted',
      on: {
        'refusal.told': { target: '.refused' },
        'list.loaded': [
          {
            guard: { type: 'isOtherList', params: ({ event }) => ({ list: event.list }) },
            actions: {
              type: 'tellReplaced',
              params: ({ event }) => ({ list: event.list, arrival: 'loaded' }),
            },
          },
          {
            guard: { type: 'isSameNotOlder', params: ({ event }) => ({ list: event.list }) },
            target: '.accepted',
            actions: { type: 'take', params: ({ event }) => ({ list: event.list }) },
          },
        ],
        'change.refused': {
          target: '.refused',
          actions: [{ type: 'tellRefusal', params: ({ event }) => event }, 'tellOutdated'],
        },
      },
      states: {
        accepted: {
          on: { 'change.lost': { actions: { type: 'tellRefusal', params: ({ event }) => event } } },
        },
        refused: {
          on: {
            'change.refused': {
              guard: { type: 'isUnexplained', params: ({ event }) => event },
              actions: 'tellOutdated',
            },
            'list.loaded': {
              guard: { type: 'isOtherList', params: ({ event }) => ({ list: event.list }) },
              actions: {
                type: 'tellReplaced',
                params: ({ event }) => ({ list: event.list, arrival: 'loadedAfterRefusal' }),
              },
            },
          },
        },
      },
    },
  },
})
