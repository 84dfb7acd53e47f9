import { type ReactNode, type RefObject, useRef } from 'react'
import { listPanel } from 'styled-system/recipes'
import { useModal } from '#app/ui/modal/use-modal.ts'
import { listPanelId } from './list-panel-id.ts'
import { useEscape } from './use-escape.ts'
import { usePanelFocus } from './use-panel-focus.ts'

type Properties = {
  titleId: string
  title: RefObject<HTMLHeadingElement | null>
  /** What the panel shows; another one gives its title the focus. */
  shown: string
  /** It covers a phone's page, which it then keeps out of reach. */
  isModal: boolean
  onEscaped: () => void
  children: ReactNode
}

/** The panel's box: beside the page, or over a phone's whole screen. */
export function PanelFrame({ isModal, ...properties }: Properties) {
  return isModal ? <ModalFrame {...properties} /> : <SideFrame {...properties} />
}

type FrameProperties = Omit<Properties, 'isModal'>

function ModalFrame({ titleId, title, shown, onEscaped, children }: FrameProperties) {
  const modal = useModal(onEscaped, title)
  usePanelFocus(modal.ref, title, shown)
  return (
    <dialog {...modal} id={listPanelId} aria-labelledby={titleId} className={listPanel().root}>
      {children}
    </dialog>
  )
}

function SideFrame({ title, shown, onEscaped, children }: FrameProperties) {
  const root = useRef<HTMLDivElement>(null)
  usePanelFocus(root, title, shown)
  useEscape(root, onEscaped)
  return (
    <div ref={root} id={listPanelId} className={listPanel().root}>
      {children}
    </div>
  )
}
