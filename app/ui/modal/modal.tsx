import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { iconButton, modal } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'
import { useModal } from './use-modal.ts'

type Properties = {
  title: ReactNode
  children: ReactNode
  /** What stays in view below what scrolls; the first thing to press in it is what the dialog is for. */
  foot?: ReactNode
  /** Makes it a form, which Enter sends too. */
  onSubmitted?: () => void
  onDismissed: () => void
}

/** A dialog over the page; Escape, its button and a press beside it close it. */
export function Modal({ title, children, foot, onSubmitted, onDismissed }: Properties) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useModal(onDismissed)
  const footRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Who opened it by Enter goes on by Enter, which would close it otherwise.
    focusFirst(footRef.current)
  }, [])
  useLayoutEffect(() => {
    // What had the focus may be gone with what it was pressed for.
    if (document.activeElement === document.body) focusFirst(footRef.current)
  })
  const classes = modal()
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
