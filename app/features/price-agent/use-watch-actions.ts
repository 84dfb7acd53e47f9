import { useCallback } from 'react'
import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

type WatchActions = {
  /** Opens the modal in which the chains of a watch are chosen. */
  edit: (watch: WatchSummary) => void
  /** Opens the modal's delete mode, or stops watching a product if the shopper is not to be asked (§4). */
  remove: (watch: WatchSummary) => void
}

/** What a shopper can do with a watch on the page of the price agent. */
export function useWatchActions(): WatchActions {
  const { press } = useTab()
  const edit = useCallback(
    (watch: WatchSummary) => press({ to: 'priceAgent', event: { type: 'watch.edit', watch } }),
    [press],
  )
  const remove = useCallback(
    (watch: WatchSummary) => press({ to: 'priceAgent', event: { type: 'watch.delete', watch } }),
    [press],
  )
  return { edit, remove }
}
