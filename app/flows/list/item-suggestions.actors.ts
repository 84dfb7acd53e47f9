import { fromCallback, fromPromise } from 'xstate'
import { request } from '#app/api/request.ts'
import { fetchHadItems } from '#app/api/shopping-lists.ts'
import { keptHadItems } from '#app/device/device-storage.ts'
import { eachOnce, type HadItem } from '#app/domain/list/had-items.ts'
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

/**
 * Reads what a user's lists had before whenever it is wanted: at once what this device has seen, and what the retired lists
 * had when the server has told it, which it is asked once. A browser that denies its storage remembers nothing.
 */
export const recallItems = fromCallback<ItemsWanted, ItemSuggestionsInput>(
  ({ input: { owner, country }, receive, sendBack }) => {
    const stopping = new AbortController()
    let seen: readonly HadItem[] = []
    let told: readonly HadItem[] | undefined
    const tell = () => sendBack({ type: 'items.recalled', had: eachOnce([...seen, ...(told ?? [])]) })
    let isAsking = false
    const ask = async () => {
      isAsking = true
      const { signal } = stopping
      told = await fetchHadItems(country, { signal }).catch(() => undefined)
      isAsking = false
      if (told && !signal.aborted) tell()
    }
    receive(() => {
      keptHadItems(owner, country).then(
        (had) => {
          seen = had
          tell()
        },
        () => {},
      )
      if (told === undefined && !isAsking && navigator.onLine) void ask()
    })
    return () => stopping.abort()
  },
)
