import { fromPromise } from 'xstate'
import type { Country } from '#app/domain/locales.ts'
import type { RetiredListHead, ShoppingList } from '#app/domain/shopping-list.ts'
import { fetchRetiredList as fetchByHead, fetchRetiredLists as fetchHeads } from './shopping-lists.ts'

/** The heads of retired lists, newest first (Specification §7.4). */
export const fetchRetiredLists = fromPromise<RetiredListHead[], { locale: Country }>(({ input, signal }) =>
  fetchHeads(input.locale, { signal }),
)

/** One retired list (Specification §7.4). */
export const fetchRetiredList = fromPromise<ShoppingList, RetiredListHead>(({ input, signal }) =>
  fetchByHead(input, { signal }),
)
