import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type {
  ListChange,
  RetiredListHead,
  ShoppingList,
  ShoppingListItem,
} from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/**
 * `chosen` is the head of the list that the shopper looks at; `list` is null until it is loaded. `putBack` holds the
 * uuids of items of all lists that were put back: each can be put back once.
 */
export type RetiredListsContext = {
  locale: Country
  heads: RetiredListHead[]
  chosen: RetiredListHead | null
  list: ShoppingList | null
  putBack: readonly string[]
}

export type RetiredListsEvent =
  | { type: 'list.chosen'; head: RetiredListHead }
  | { type: 'list.left' }
  | { type: 'loading.retried' }
  | { type: 'item.putBack'; uuid: string }
  | { type: 'list.putBack' }

/** A change for the active list. */
export type RetiredListsEmitted = { type: 'change.requested'; change: ListChange }

/** The items of the shown list that can still be put back. */
export function itemsLeft({ list, putBack }: RetiredListsContext): ShoppingListItem[] {
  return (list?.items ?? []).filter(({ uuid }) => !putBack.includes(uuid))
}

/** The change that puts an item back with its quantity, and not ticked. */
function puttingBack({ uuid, quantity, checked: _, ...item }: ShoppingListItem): ListChange {
  return { kind: 'put-back', retiredItemUuid: uuid, quantity, item }
}

/**
 * The retired lists, and one of them, whose items can be put back on the active list one by one or all together
 * (§2.10, §4 shopping list data, §7.4). The app provides `fetchRetiredLists`, which answers with the newest
 * first, and `fetchRetiredList`, which takes the address from the list's head.
 */
export const retiredListsMachine = setup({
  types: {
    context: {} as RetiredListsContext,
    input: {} as { locale: Country },
    events: {} as RetiredListsEvent,
    emitted: {} as RetiredListsEmitted,
    tags: {} as 'busy' | 'failed',
    meta: {} as FlowMeta,
  },
  actors: {
    fetchRetiredLists: fromPromise<RetiredListHead[], { locale: Country }>(notProvided('fetchRetiredLists')),
    fetchRetiredList: fromPromise<ShoppingList, RetiredListHead>(notProvided('fetchRetiredList')),
  },
  guards: {
    isLeft: ({ context }, { uuid }: { uuid: string }) =>
      itemsLeft(context).some((item) => item.uuid === uuid),
    hasItemsLeft: ({ context }) => itemsLeft(context).length > 0,
  },
  actions: {
    keepHeads: assign((_, { heads }: { heads: RetiredListHead[] }) => ({ heads })),
    keepChosen: assign((_, { head }: { head: RetiredListHead }) => ({ chosen: head })),
    keepList: assign((_, { list }: { list: ShoppingList }) => ({ list })),
    forgetList: assign({ chosen: null, list: null }),
    putBack: enqueueActions(({ context, enqueue }, { items }: { items: ShoppingListItem[] }) => {
      for (const item of items) enqueue.emit({ type: 'change.requested', change: puttingBack(item) })
      enqueue.assign({ putBack: [...context.putBack, ...items.map(({ uuid }) => uuid)] })
    }),
  },
}).createMachine({
  id: 'retiredLists',
  description: 'The retired lists, and one of them, whose items can be put back.',
  meta: { spec: ['§1', '§4 Shopping list data', '§7.4'] },
  context: ({ input }) => ({ ...input, heads: [], chosen: null, list: null, putBack: [] }),
  initial: 'heads',
  states: {
    heads: {
      meta: { spec: ['§7.4'] },
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
      meta: { spec: ['§7.4'] },
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
        shown: {
          on: {
            'item.putBack': {
              meta: { spec: ['§4 Shopping list data'] },
              guard: { type: 'isLeft', params: ({ event }) => ({ uuid: event.uuid }) },
              actions: {
                type: 'putBack',
                params: ({ context, event }) => ({
                  items: itemsLeft(context).filter(({ uuid }) => uuid === event.uuid),
                }),
              },
            },
            'list.putBack': {
              meta: { spec: ['§4 Shopping list data'] },
              guard: 'hasItemsLeft',
              actions: { type: 'putBack', params: ({ context }) => ({ items: itemsLeft(context) }) },
            },
          },
        },
        failed: { tags: 'failed', on: { 'loading.retried': { target: 'loading' } } },
      },
    },
  },
})

function headOf({ chosen }: RetiredListsContext): RetiredListHead {
  if (!chosen) throw new Error('no retired list is chosen')
  return chosen
}
