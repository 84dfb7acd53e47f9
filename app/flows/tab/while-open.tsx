import { type ReactNode, Suspense } from 'react'
import type { FlowName } from '#machines/app/flows.types.ts'
import type { Tab } from './open-tab.ts'
import { useLateSelector } from './use-late-selector.ts'
import { useTab } from './use-tab.ts'

type Properties = {
  flow: Extract<
    FlowName,
    | 'addToList'
    | 'agentIntro'
    | 'anchorAd'
    | 'consent'
    | 'megaMenu'
    | 'navigationMenu'
    | 'offerViewer'
    | 'priceAgent'
  >
  /** The id of what it opens, if a button says that it controls it. */
  id?: string
  /** Draws what the flow opens over the page. Its code can be loaded by `lazy`, at its first use. */
  children: (tab: Tab) => ReactNode
}

/** Renders what a flow of the tab opens over the page, while it is open. */
export function WhileOpen({ flow, id, children }: Properties) {
  const { tab } = useTab()
  const isOpen = useLateSelector(tab?.[flow], (snapshot) => snapshot?.hasTag('open') ?? false)
  // The button controls something from the press on, also while the code is loaded.
  return isOpen && tab && <Suspense fallback={id && <div id={id} hidden />}>{children(tab)}</Suspense>
}
