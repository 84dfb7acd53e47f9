import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { listPanel } from 'styled-system/recipes'
import { Backdrop } from '#app/ui/backdrop/backdrop.tsx'
import { useTopModal } from '#app/ui/modal/open-modals.ts'
import { useBack } from '#app/ui/modal/use-back.ts'
import { useEscape } from '../focus/use-escape.ts'
import { useInertPage } from '../focus/use-inert-page.ts'
import { usePanelFocus } from '../focus/use-panel-focus.ts'
import { listPanelId } from './list-panel-id.ts'

type Properties = {
  titleId: string
  title: RefObject<HTMLHeadingElement | null>
  /** What the panel shows; when it changes, the title gets the focus. */
  shown: string
  /** Whether it lies over the page, as on phones and tablets, and makes the page inert. */
  isOverPage: boolean
  onEscaped: () => void
  onClosed: () => void
  children: ReactNode
}

/** The panel's box: beside the page of a desktop, or over the page. */
export function PanelFrame({ isOverPage, ...properties }: Properties) {
  return isOverPage ? <OverPageFrame {...properties} /> : <SideFrame {...properties} />
}

type FrameProperties = Omit<Properties, 'isOverPage'>

/**
 * A modal dialog to the user, but without `showModal`: that would recalculate the style of the whole page before the panel
 * appears and before it disappears, which took three frames each on a slow phone.
 */
function OverPageFrame({ titleId, title, shown, onEscaped, onClosed, children }: FrameProperties) {
  const root = useRef<HTMLDialogElement>(null)
  useInertPage(root)
  const modal = useTopModal()
  useLayoutEffect(() => {
    // The panel may have opened by itself, even under a modal dialog; that keeps the focus while it is open.
    if (!modal && !root.current?.contains(document.activeElement))
      title.current?.focus({ preventScroll: true })
  }, [modal, title])
  usePanelFocus(root, title, shown)
  useEscape(root, onEscaped)
  useBack(onEscaped)
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onEscaped()
  }
  const classes = listPanel()
  return (
    <>
      <Backdrop className={classes.shield} onPressed={onClosed} />
      <dialog
        ref={root}
        id={listPanelId}
        open
        aria-modal
        aria-labelledby={titleId}
        className={classes.root}
        // For a phone's back gesture. Without a press before it, the gesture closes the panel even if it is cancelled.
        closedby="closerequest"
        onCancel={cancel}
        onClose={onClosed}
      >
        {children}
      </dialog>
    </>
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
