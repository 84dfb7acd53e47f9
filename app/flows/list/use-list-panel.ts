import type { SnapshotFrom } from 'xstate'
import type { Tab } from '../tab/tab.types.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

/** The list's panel and its snapshot; both undefined until the tab's machines are loaded. `toggle` loads them. */
export function useListPanel(): {
  panel: Tab['listPanel'] | undefined
  snapshot: SnapshotFrom<Tab['listPanel']> | undefined
  toggle: () => void
} {
  const { tab, press } = useTab()
  const snapshot = useLateSelector(tab?.listPanel, (panel) => panel)
  const toggle = () => press({ to: 'listPanel', event: { type: 'panel.toggled' } })
  return { panel: tab?.listPanel, snapshot, toggle }
}
