import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate'
import { failureOf } from '#app/domain/failure.ts'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'

/** How long further news of a list is gathered before it is fetched. */
export const GATHER_MS = 50
/** How long to wait before a list that did not come, or came older than was heard of, is fetched again, by attempt. */
export const REFETCH_MS = [1000, 3000, 10_000, 30_000]

export type ListReaderInput = { locale: Country }

/**
 * `uuid` and `version` are those of the list that came last; `wanted` is the highest version of it that was heard of.
 * `attempt` is how often it was asked for in vain.
 */
export type ListReaderContext = ListReaderInput & {
  uuid: string | null
  version: number
  wanted: number
  attempt: number
}

/** `list.stale` tells a version that the server has reached; `list.doubted` that another list may be the user's now. */
export type ListReaderEvent =
  | { type: 'list.stale'; version: number }
  | { type: 'list.doubted' }
  | { type: 'list.reload' }
  | { type: 'tab.returned' }
  | { type: 'network.online' }
  | { type: 'session.renewed' }

export type ListReaderEmitted =
  | { type: 'list.loaded'; list: ShoppingList }
  | { type: 'load.failed'; error: unknown }

type Answered = { list: ShoppingList }

/**
 * Reads the active list (§4, Shopping list data: every change is followed by a refetch), as often as it
 * changes and not more: what is heard during a fetch is one fetch more. The app provides `fetchList` and `followWindow`,
 * which tells of the tab and the connection.
 */
export const listReaderMachine = setup({
  types: {
    context: {} as ListReaderContext,
    input: {} as ListReaderInput,
    events: {} as ListReaderEvent,
    emitted: {} as ListReaderEmitted,
    children: {} as { window: 'followWindow'; fetching: 'fetchList' },
    meta: {} as FlowMeta,
  },
  actors: {
    fetchList: fromPromise<ShoppingList, ListReaderInput>(notProvided('fetchList')),
    followWindow: fromCallback<EventObject>(callbackNotProvided('followWindow')),
  },
  delays: {
    gather: GATHER_MS,
    refetch: ({ context }) => REFETCH_MS[Math.min(context.attempt, REFETCH_MS.length) - 1] ?? 0,
  },
  guards: {
    isBehind: ({ context }) => context.wanted > context.version,
    isNoProgress: ({ context }, { list }: Answered) =>
      list.uuid === context.uuid && list.version < context.wanted && list.version <= context.version,
    isSignedOut: (_, { error }: { error: unknown }) => failureOf(error).kind === 'unauthenticated',
  },
  actions: {
    want: assign(({ context }, { version }: { version: number }) => ({
      wanted: Math.max(context.wanted, version),
    })),
    keepVersion: assign(({ context }, { list: { uuid, version } }: Answered) => ({
      uuid,
      version,
      // Before the first list, what was heard is of it; a list in another's place has versions of its own.
      wanted: context.uuid === null || context.uuid === uuid ? context.wanted : version,
      attempt: 0,
    })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    forgetAttempts: assign({ attempt: 0 }),
    tellLoaded: emit((_, { list }: Answered) => ({ type: 'list.loaded', list })),
    tellFailed: emit((_, { error }: { error: unknown }) => ({ type: 'load.failed', error })),
  },
}).createMachine({
  id: 'listReader',
  description: 'Fetches the active list again after every change.',
  meta: { spec: ['§4 Shopping list data', '§7.4'] },
  context: ({ input }) => ({ ...input, uuid: null, version: 0, wanted: 0, attempt: 0 }),
  initial: 'fetching',
  invoke: { src: 'followWindow', id: 'window' },
  on: {
    'list.stale': { actions: { type: 'want', params: ({ event }) => ({ version: event.version }) } },
    'list.reload': { target: '.fetching' },
    'tab.returned': { target: '.fetching' },
    'network.online': { target: '.fetching', actions: 'forgetAttempts' },
  },
  states: {
    current: {
      always: { guard: 'isBehind', target: 'gathering' },
      on: { 'list.doubted': { target: 'fetching' } },
    },
    gathering: { after: { gather: { target: 'fetching' } } },
    fetching: {
      meta: { spec: ['§4 Shopping list data', '§7.4'] },
      invoke: {
        src: 'fetchList',
        id: 'fetching',
        input: ({ context }) => ({ locale: context.locale }),
        onDone: [
          {
            guard: { type: 'isNoProgress', params: ({ event }) => ({ list: event.output }) },
            target: 'waiting',
          },
          {
            target: 'current',
            actions: [
              { type: 'keepVersion', params: ({ event }) => ({ list: event.output }) },
              { type: 'tellLoaded', params: ({ event }) => ({ list: event.output }) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'waiting',
            actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    waiting: { entry: 'countAttempt', after: { refetch: { target: 'fetching' } } },
    signedOut: { on: { 'session.renewed': { target: 'fetching' } } },
  },
})
