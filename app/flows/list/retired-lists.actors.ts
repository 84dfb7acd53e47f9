import { fromPromise } from 'xstate'
import { fetchRetiredList as fetchByHead, fetchRetiredLists as fetchHeads } from '#app/api/shopping-lists.ts'
import type { RetiredListHead, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'

/** The heads of retired lists, newest first (Specification §7.4). */
export const fetchRetiredLists = fromPromise<RetiredListHead[], { locale: Country }>(({ input, signal }) =>
  fetchHeads(input.locale, { signal }),
)

/** One retired list (Specification §7.4). */
export const fetchRetiredList = fromPromise<ShoppingList, RetiredListHead>(({ input, signal }) =>
  fetchByHead(input, { signal }),
)
