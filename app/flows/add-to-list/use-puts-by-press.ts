import { putsByPress } from '#machines/add-to-list/put-by-press.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

/** Whether a press on the plus of an offer puts it on the list, without the modal (§4). */
export function usePutsByPress(): boolean {
  const { tab } = useTab()
  return useLateSelector(
    tab?.addToList,
    (snapshot) => snapshot !== undefined && putsByPress(snapshot.context),
  )
}
