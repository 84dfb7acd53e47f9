import { fromCallback, fromPromise } from 'xstate'
import { request } from '#app/api/request.ts'
import { keptHadItems } from '#app/device/device-storage.ts'
import type { ItemSuggestions, SuggestedGoods } from '#app/domain/list/item-suggestions.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type {
  ItemSuggestionsInput,
  ItemsWanted,
} from '#machines/item-suggestions/item-suggestions.machine.ts'

/**
 * Asks the server which goods may be meant (§7.1, item-suggestions). Stopping the actor cancels it.
 * @throws a `Failure` if the server answers with another status than 200.
 */
export const completeItem = fromPromise<readonly SuggestedGoods[], { term: string; country: Country }>(
  async ({ input: { term, country }, signal }) => {
    const path = `/api/item-suggestions/${country}/${encodeURIComponent(term)}`
    return (await request<ItemSuggestions>('GET', path, { signal })).goods
  },
)

/** Reads what a user's lists had before whenever it is wanted. A browser that denies its storage remembers nothing. */
export const recallItems = fromCallback<ItemsWanted, ItemSuggestionsInput>(
  ({ input: { owner, country }, receive, sendBack }) => {
    receive(() => {
      keptHadItems(owner, country).then(
        (had) => sendBack({ type: 'items.recalled', had }),
        () => {},
      )
    })
  },
)
