import { type HeldListActor, selectHeld, selectList } from '#machines/own-list/own-list.selectors.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

/** The actor of the current list; undefined until a list is loaded. */
export function useHeldList(): HeldListActor | undefined {
  const { tab } = useTab()
  return useLateSelector(useLateSelector(tab?.ownList, selectList), selectHeld)
}
