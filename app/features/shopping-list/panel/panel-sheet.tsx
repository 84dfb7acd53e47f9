import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { iconButton, listSheet } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useModal } from '#app/ui/modal/use-modal.ts'
import { focusTitle } from '../focus/focus-title.ts'

type Properties = {
  title: ReactNode
  /** A question that must be answered; its text is then read with its title. */
  question?: ReactNode
  initialFocus: RefObject<HTMLElement | null>
  onDismissed: () => void
  children: ReactNode
}

/** A sheet over the panel for one thing at a time. Escape and a press beside it put it away. */
export function PanelSheet({ title, question, initialFocus, onDismissed, children }: Properties) {
  const { t } = useLingui()
  const id = useId()
  const modal = useModal(onDismissed, initialFocus)
  useEffect(
    () => () => {
      // What opened it may have gone with it, as the way to empty the list goes with its last item.
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
