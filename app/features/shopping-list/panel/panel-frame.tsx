import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { listPanel } from 'styled-system/recipes'
import { Backdrop } from '#app/ui/backdrop/backdrop.tsx'
import { useTopModal } from '#app/ui/modal/open-modals.ts'
import { useEscape } from '../focus/use-escape.ts'
import { useInertPage } from '../focus/use-inert-page.ts'
import { usePanelFocus } from '../focus/use-panel-focus.ts'
import { listPanelId } from './list-panel-id.ts'

type Properties = {
  titleId: string
  title: RefObject<HTMLHeadingElement | null>
  /** What the panel shows; another one gives its title the focus. */
  shown: string
  /** It lies over the page of a phone or a tablet, which it then keeps out of reach. */
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
 * A modal dialog, though not to the platform: `showModal` would have the whole page styled anew before the panel is
 * seen and before it is gone, which took a slow phone three frames each.
 */
function OverPageFrame({ titleId, title, shown, onEscaped, onClosed, children }: FrameProperties) {
  const root = useRef<HTMLDialogElement>(null)
  useInertPage(root)
  const modal = useTopModal()
  useLayoutEffect(() => {
    // It may have opened by itself, under a modal dialog even, which keeps the focus as long as it is there.
    if (!modal && !root.current?.contains(document.activeElement))
      title.current?.focus({ preventScroll: true })
  }, [modal, title])
  usePanelFocus(root, title, shown)
  useEscape(root, onEscaped)
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
        // A phone's way back; one that nothing was pressed before cannot be kept from closing it.
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
