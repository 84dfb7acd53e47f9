import type { ComponentType, ReactNode } from 'react'
import type { FlowName } from '#machines/app/flows.types.ts'
import { waitingModals } from '#machines/modals/modals.selectors.ts'
import { LatePart, type PartCode } from '../late/late-part.tsx'
import type { Missing } from '../late/missing.ts'
import type { Tab } from './tab.types.ts'
import { useLateSelector } from './use-late-selector.ts'
import { useTab } from './use-tab.ts'

type Properties<Props> = {
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
    | 'scanner'
  >
  /** The id of what it opens, if a button says that it controls it. */
  id?: string
  /** The code of what it opens, which is loaded at its first use. */
  code: PartCode<Props>
  /** Draws what the flow opens over the page. */
  children: (Part: ComponentType<Props>, tab: Tab) => ReactNode
  /** As for `LatePart`, if the shopper opens it. */
  renderMissing?: ((tab: Tab, missing: Missing) => ReactNode) | undefined
}

/** Renders what a flow of the tab opens over the page, while it is open. A modal waits until the one before it is closed. */
export function WhileOpen<Props>({ flow, id, code, children, renderMissing }: Properties<Props>) {
  const { tab } = useTab()
  const isOpen = useLateSelector(tab?.[flow], (snapshot) => snapshot?.hasTag('open') ?? false)
  const isWaiting = useLateSelector(tab?.modals, (modals) =>
    modals ? waitingModals(modals.context).some((modal) => modal === flow) : false,
  )
  if (!isOpen || isWaiting || !tab) return null
  return (
    <LatePart
      code={code}
      // The button controls something from the press on, also while the code is loaded.
      fallback={id && <div id={id} hidden />}
      renderMissing={renderMissing && ((missing) => renderMissing(tab, missing))}
    >
      {(Part) => children(Part, tab)}
    </LatePart>
  )
}
