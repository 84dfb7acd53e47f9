import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { iconButton, modal } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'
import { useModal } from './use-modal.ts'

type Properties = {
  title: ReactNode
  /** Its width on wide windows: 540 px, 720 px, or the offer viewer's 700 px. */
  width?: 'normal' | 'wide' | 'viewer'
  children: ReactNode
  /** The fixed part below the scrolling content; its first button or link is the dialog's main action. */
  foot?: ReactNode
  /** If given, the dialog is a form, which Enter submits too. */
  onSubmitted?: () => void
  onDismissed: () => void
  /** As for `useModal`. */
  opener?: string | undefined
}

/** A modal dialog over the page; Escape, its button and a press outside close it. */
export function Modal({ title, width, children, foot, onSubmitted, onDismissed, opener }: Properties) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useModal(onDismissed, undefined, opener)
  const footRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Focuses the main action, so that a shopper who opened it with Enter can go on with Enter; else that would close it.
    focusFirst(footRef.current)
  }, [])
  useLayoutEffect(() => {
    // The focused element may have been removed as a result of its press.
    if (document.activeElement === document.body) focusFirst(footRef.current)
  })
  const classes = modal({ width })
  const Sheet = onSubmitted ? 'form' : 'div'
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmitted?.()
  }
  return (
    <dialog {...dialog} className={classes.root} aria-labelledby={id}>
      <Sheet className={classes.sheet} {...(onSubmitted && { onSubmit: submit, noValidate: true })}>
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={iconButton()} aria-label={t`Luk`} onClick={onDismissed}>
            <Icon name="x" />
          </button>
        </div>
        <div className={classes.body}>{children}</div>
        {foot && (
          <div ref={footRef} className={classes.foot}>
            {foot}
          </div>
        )}
      </Sheet>
    </dialog>
  )
}

const focusFirst = (element: Element | null) => element?.querySelector<HTMLElement>('button, a')?.focus()
