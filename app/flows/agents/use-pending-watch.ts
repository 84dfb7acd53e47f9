import { pendingOf } from '#app/domain/agents/wanted-item.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

/** The name of the product whose price is followed once the shopper is logged in and verified; undefined if none is. */
export function usePendingWatch(): string | undefined {
  const { tab } = useTab()
  return useLateSelector(tab?.pendingWatch, (waiting) => waiting && pendingOf(waiting.context)?.item.name)
}
