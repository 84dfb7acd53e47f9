import { assign, fromPromise, setup } from 'xstate'
import type { RetiredListHead, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { notProvided } from '#machines/not-provided.ts'

/** `chosen` is the head of the list that is being looked at, which is null until it has come. */
export type RetiredListsContext = {
  locale: Country
  heads: RetiredListHead[]
  chosen: RetiredListHead | null
  list: ShoppingList | null
}

export type RetiredListsEvent =
  | { type: 'list.chosen'; head: RetiredListHead }
  | { type: 'list.left' }
  | { type: 'loading.retried' }

/**
 * The retired lists, and one of them (Specification §2.10, §7.4). The app provides `fetchRetiredLists`, newest first, and
 * `fetchRetiredList`, which takes a head for its address.
 */
export const retiredListsMachine = setup({
  types: {
    context: {} as RetiredListsContext,
    input: {} as { locale: Country },
    events: {} as RetiredListsEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    fetchRetiredLists: fromPromise<RetiredListHead[], { locale: Country }>(notProvided('fetchRetiredLists')),
    fetchRetiredList: fromPromise<ShoppingList, RetiredListHead>(notProvided('fetchRetiredList')),
  },
  actions: {
    keepHeads: assign((_, { heads }: { heads: RetiredListHead[] }) => ({ heads })),
    keepChosen: assign((_, { head }: { head: RetiredListHead }) => ({ chosen: head })),
    keepList: assign((_, { list }: { list: ShoppingList }) => ({ list })),
    forgetList: assign({ chosen: null, list: null }),
  },
}).createMachine({
  id: 'retiredLists',
  context: ({ input }) => ({ ...input, heads: [], chosen: null, list: null }),
  initial: 'heads',
  states: {
    heads: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            src: 'fetchRetiredLists',
            input: ({ context }) => ({ locale: context.locale }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepHeads', params: ({ event }) => ({ heads: event.output }) },
            },
            onError: { target: 'failed' },
          },
        },
        shown: {
          on: {
            'list.chosen': {
              target: '#retiredLists.list',
              actions: { type: 'keepChosen', params: ({ event }) => ({ head: event.head }) },
            },
          },
        },
        failed: { tags: 'failed', on: { 'loading.retried': { target: 'loading' } } },
      },
    },
    list: {
      initial: 'loading',
      exit: 'forgetList',
      on: { 'list.left': { target: 'heads.shown' } },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            src: 'fetchRetiredList',
            input: ({ context }) => headOf(context),
            onDone: {
              target: 'shown',
              actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
            },
            onError: { target: 'failed' },
          },
        },
        shown: {},
        failed: { tags: 'failed', on: { 'loading.retried': { target: 'loading' } } },
      },
    },
  },
})

function headOf({ chosen }: RetiredListsContext): RetiredListHead {
  if (!chosen) throw new Error('no retired list is chosen')
  return chosen
}
