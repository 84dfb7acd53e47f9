import { fromPromise } from 'xstate'
import { fetchRetiredList as fetchByHead, fetchRetiredLists as fetchHeads } from '#app/api/shopping-lists.ts'
import type { RetiredListHead, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { askServer } from '../queries/ask-server.ts'
import { keys } from '../queries/keys.ts'

// Always refetched: another participant may just have emptied the list or undone that.
const staleTime = 0

/** The heads of retired lists, newest first (§7.4). */
export const fetchRetiredLists = fromPromise<RetiredListHead[], { locale: Country }>(
  ({ input: { locale }, signal: ended }) => {
    const queryFn = ({ signal }: { signal: AbortSignal }) => fetchHeads(locale, { signal })
    return askServer({ queryKey: keys.retiredLists(locale), queryFn, staleTime }, ended)
  },
)

/** One retired list (§7.4). */
export const fetchRetiredList = fromPromise<ShoppingList, RetiredListHead>(
  ({ input: head, signal: ended }) => {
    const queryFn = ({ signal }: { signal: AbortSignal }) => fetchByHead(head, { signal })
    return askServer({ queryKey: keys.retiredList(head.uuid), queryFn, staleTime }, ended)
  },
)
