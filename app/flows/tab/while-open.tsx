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
  /** Draws what the flow opens over the page. Its code can be loaded by `lazy`, at its first use. */
  children: (tab: Tab) => ReactNode
}

/** Renders what a flow of the tab opens over the page, while it is open. */
export function WhileOpen({ flow, children }: Properties) {
  const { tab } = useTab()
  const isOpen = useLateSelector(tab?.[flow], (snapshot) => snapshot?.hasTag('open') ?? false)
  return isOpen && tab && <Suspense>{children(tab)}</Suspense>
}
