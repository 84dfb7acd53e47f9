import { assign, type EventObject, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import type { ListChange, TakenLine } from '#app/domain/list/shopping-list.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { TripChain } from '#app/domain/trip/trip.ts'
import { chainsOf } from '#app/domain/trip/trip-answers.ts'
import {
  afterChoice,
  firstChoices,
  type PlanName,
  type TripChoice,
  type TripChoices,
  withoutPast,
} from '#app/domain/trip/trip-choices.ts'
import type { TripAnswer } from '#app/domain/trip/trip-schemas.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'
import type { WindowNews } from '#machines/window-news.ts'

/** How long the shopper has to say nothing more before the trip is planned anew, in milliseconds. */
export const settleMs = 250
/** How long changes of the list may need to reach the server before the trip is planned without them, in milliseconds. */
export const sendingMs = 8000

/**
 * The items of the list; what of them is to be bought, as one text that is another one after each change of it; and whether the
 * server lacks a change of the list, also one of an item that is drawn no more.
 */
export type DrawnList = { items: readonly ViewedItem[]; wanted: string; isPending: boolean }

/** `chainIds` are the shopper's chains, `today` the day in the list's country. */
export type TripInput = {
  listUuid: string
  country: Country
  chainIds: readonly number[]
  today: Day
  list: DrawnList
}

/** What a trip was planned for. `wanted` is null if the server lacked a change of it then. */
type PlannedFor = Pick<DrawnList, 'items'> & { wanted: string | null; choices: TripChoices; today: Day }

/** `asked` is what the server was asked last, `planned` what the `trip` answers; both are null before. */
export type TripContext = TripInput & {
  choices: TripChoices
  plan: PlanName
  asked: PlannedFor | null
  planned: PlannedFor | null
  trip: TripAnswer | null
  failure: Failure | null
  /** The chains of all that was answered, so that those that were excluded since have their names. */
  seenChains: readonly TripChain[]
}

/** `again.requested` plans the same anew, `choice.undone` goes back to the trip before a choice that cannot be met. */
export type TripEvent =
  | ({ type: 'list.drawn' } & DrawnList)
  | { type: 'day.changed'; day: Day }
  | { type: 'plan.chosen'; plan: PlanName }
  | { type: 'choice.made'; choice: TripChoice }
  | { type: 'choice.undone' }
  | { type: 'again.requested' }
  | { type: 'trip.take'; lines: TakenLine[] }
  | WindowNews

/** `change.requested` is for the list. `trip.taken`: the list has the trip. */
export type TripEmitted = { type: 'change.requested'; change: ListChange } | { type: 'trip.taken' }

export type Asking = { listUuid: string; chainIds: readonly number[]; choices: TripChoices }

/**
 * Where to buy a list (§4 Trip). A plan never changes by itself: if the list or the day has, it is outdated, and the shopper
 * asks for another. The app provides `planTrip`, `followDay` and `followWindow`.
 */
export const tripMachine = setup({
  types: {
    context: {} as TripContext,
    input: {} as TripInput,
    events: {} as TripEvent,
    emitted: {} as TripEmitted,
    meta: {} as FlowMeta<TripContext | TripEvent>,
    tags: {} as 'planning' | 'outdated',
    children: {} as { planning: 'planTrip'; day: 'followDay'; window: 'followWindow' },
  },
  actors: {
    planTrip: fromPromise<TripAnswer, Asking>(notProvided('planTrip')),
    followDay: fromCallback<EventObject, { country: Country }>(callbackNotProvided('followDay')),
    followWindow: fromCallback<EventObject>(callbackNotProvided('followWindow')),
  },
  delays: { settle: settleMs, sending: sendingMs },
  guards: {
    isSent: ({ context }) => !context.list.isPending,
    isOutdated: ({ context: { planned, list, today } }) =>
      planned?.wanted !== list.wanted || planned.today !== today,
    isOffline: ({ context }) => context.failure?.kind === 'offline',
    hasTrip: ({ context }) => context.trip !== null,
  },
  actions: {
    keepList: assign((_, { items, wanted, isPending }: DrawnList) => ({
      list: { items, wanted, isPending },
    })),
    keepDay: assign((_, { day }: { day: Day }) => ({ today: day })),
    keepPlan: assign((_, { plan }: { plan: PlanName }) => ({ plan })),
    keepChoice: assign(({ context }, { choice }: { choice: TripChoice }) => ({
      choices: afterChoice(context.choices, choice),
    })),
    noteAsked: assign(({ context: { choices: said, list, today } }) => {
      const { items } = list
      const choices = withoutPast(said, { items, today })
      // The answer is of a list without what is on its way.
      return { choices, asked: { choices, items, wanted: list.isPending ? null : list.wanted, today } }
    }),
    keepTrip: assign(({ context }, { trip }: { trip: TripAnswer }) => ({
      trip,
      planned: context.asked,
      failure: null,
      plan: context.plan in trip ? context.plan : ('best' as const),
      seenChains: [
        ...new Map([...context.seenChains, ...chainsOf(trip)].map((each) => [each.id, each])).values(),
      ],
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    undoChoice: assign(({ context }) => ({
      choices: context.planned?.choices ?? context.choices,
      failure: null,
    })),
    take: enqueueActions(({ enqueue }, { lines }: { lines: TakenLine[] }) => {
      if (lines.length > 0) enqueue.emit({ type: 'change.requested', change: { kind: 'take-trip', lines } })
    }),
    tellTaken: emit({ type: 'trip.taken' }),
  },
}).createMachine({
  id: 'trip',
  description: 'Where to buy what is on the list.',
  meta: { spec: ['§4 Trip', '§7.4', '§9 Trip'], safe: ['country', 'plan'] },
  context: ({ input }) => ({
    ...input,
    choices: firstChoices(input.chainIds),
    plan: 'best',
    asked: null,
    planned: null,
    trip: null,
    failure: null,
    seenChains: [],
  }),
  initial: 'collecting',
  invoke: [
    { src: 'followDay', id: 'day', input: ({ context }) => ({ country: context.country }) },
    { src: 'followWindow', id: 'window' },
  ],
  on: {
    'list.drawn': { actions: { type: 'keepList', params: ({ event }) => event } },
    'day.changed': { actions: { type: 'keepDay', params: ({ event }) => event } },
  },
  states: {
    /** What is on the list has to be at the server first, which plans by what it knows. */
    collecting: {
      tags: 'planning',
      initial: 'sending',
      on: {
        'choice.made': { target: 'adjusting', actions: { type: 'keepChoice', params: ({ event }) => event } },
      },
      states: {
        sending: {
          always: { guard: 'isSent', target: 'asking' },
          after: { sending: { target: 'asking' } },
          // Then it fails at once, and says why.
          on: { 'network.offline': { target: 'asking' } },
        },
        asking: {
          entry: 'noteAsked',
          invoke: {
            src: 'planTrip',
            id: 'planning',
            input: ({ context: { listUuid, chainIds, choices } }) => ({ listUuid, chainIds, choices }),
            onDone: {
              target: '#trip.planned',
              actions: { type: 'keepTrip', params: ({ event }) => ({ trip: event.output }) },
            },
            onError: {
              target: '#trip.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    planned: {
      initial: 'deciding',
      on: {
        'list.drawn': { target: '.deciding', actions: { type: 'keepList', params: ({ event }) => event } },
        'day.changed': { target: '.deciding', actions: { type: 'keepDay', params: ({ event }) => event } },
        'plan.chosen': { actions: { type: 'keepPlan', params: ({ event }) => event } },
        'choice.made': { target: 'adjusting', actions: { type: 'keepChoice', params: ({ event }) => event } },
      },
      states: {
        deciding: { always: [{ guard: 'isOutdated', target: 'outdated' }, { target: 'current' }] },
        current: {
          on: {
            'trip.take': {
              target: '#trip.taken',
              actions: { type: 'take', params: ({ event }) => ({ lines: event.lines }) },
            },
          },
        },
        outdated: { tags: 'outdated', on: { 'again.requested': { target: '#trip.collecting' } } },
      },
    },
    /** The shopper has said something, and may go on to. The plan before stays in sight. */
    adjusting: {
      tags: 'planning',
      on: {
        'choice.made': {
          target: 'adjusting',
          reenter: true,
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
      },
      after: { settle: { target: 'collecting' } },
    },
    failed: {
      on: {
        'again.requested': { target: 'collecting' },
        'choice.made': { target: 'adjusting', actions: { type: 'keepChoice', params: ({ event }) => event } },
        'choice.undone': { guard: 'hasTrip', target: 'planned', actions: 'undoChoice' },
        'network.online': { guard: 'isOffline', target: 'collecting' },
      },
    },
    taken: { entry: 'tellTaken' },
  },
})
