import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { iconButton, listSheet } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useModal } from '#app/ui/modal/use-modal.ts'
import { focusTitle } from '../focus/focus-title.ts'

type Properties = {
  title: ReactNode
  /** A question to answer; screen readers read it with the title. */
  question?: ReactNode
  initialFocus: RefObject<HTMLElement | null>
  onDismissed: () => void
  children: ReactNode
}

/** A sheet over the panel with one task. Escape and a press outside dismiss it. */
export function PanelSheet({ title, question, initialFocus, onDismissed, children }: Properties) {
  const { t } = useLingui()
  const id = useId()
  const modal = useModal(onDismissed, initialFocus)
  useEffect(
    () => () => {
      // The button that opened it may be gone, for example the one that empties the list, after the last item.
      if (document.activeElement === document.body) focusTitle()
    },
    [],
  )
  const classes = listSheet()
  return (
    <dialog
      {...modal}
      className={classes.root}
      role={question === undefined ? undefined : 'alertdialog'}
      aria-labelledby={id}
      aria-describedby={question === undefined ? undefined : `${id}-question`}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={iconButton()} aria-label={t`Luk`} onClick={onDismissed}>
            <Icon name="x" />
          </button>
        </div>
        {question !== undefined && (
          <p id={`${id}-question`} className={classes.question}>
            {question}
          </p>
        )}
        {children}
      </div>
    </dialog>
  )
}
