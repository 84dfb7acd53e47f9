import { useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { iconButton, listButton, listPanel } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ItemCount } from '../rows/item-count.tsx'

type Properties = {
  titleId: string
  title: RefObject<HTMLHeadingElement | null>
  name: ReactNode
  /** The sum of quantities; 0 if the list itself is not shown. */
  amount: number
  /** Returns to the previous view. */
  onBack: (() => void) | undefined
  /** The tools of the current view, and the close button. */
  children: ReactNode
}

/** The panel's head. The title is always the same element, so that it keeps the focus when the view changes. */
export function PanelHead({ titleId, title, name, amount, onBack, children }: Properties) {
  const { t } = useLingui()
  const classes = listPanel()
  return (
    <div className={classes.head}>
      {onBack && (
        <button type="button" className={iconButton()} aria-label={t`Tilbage`} onClick={onBack}>
          <Icon name="arrow-left" />
        </button>
      )}
      <h2 ref={title} id={titleId} tabIndex={-1} className={classes.title}>
        {name}
        {amount > 0 && <ItemCount amount={amount} className={listButton().count} />}
      </h2>
      {children}
    </div>
  )
}

/** Closes the panel. */
export function CloseButton({ onClosed }: { onClosed: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" className={iconButton()} aria-label={t`Luk`} onClick={onClosed}>
      <Icon name="x" />
    </button>
  )
}
