import { pendingOf } from '#app/domain/agents/wanted-item.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

/** The name of the product that waits until its shopper is logged in and verified; undefined if none waits. */
export function usePendingWatch(): string | undefined {
  const { tab } = useTab()
  return useLateSelector(tab?.pendingWatch, (waiting) => waiting && pendingOf(waiting.context)?.item.name)
}
