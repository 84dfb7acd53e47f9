import { useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { iconButton, listButton, listPanel } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ItemCount } from '../rows/item-count.tsx'

type Properties = {
  titleId: string
  title: RefObject<HTMLHeadingElement | null>
  name: ReactNode
  /** The sum of quantities, where the list itself is shown. */
  amount: number
  /** Back to what was shown before. */
  onBack: (() => void) | undefined
  /** What can be done with what is shown, the way out among it. */
  children: ReactNode
}

/** The panel's head. Its title stays the same element whatever is shown, and with it the focus that it has. */
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

/** The way out of the panel. */
export function CloseButton({ onClosed }: { onClosed: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" className={iconButton()} aria-label={t`Luk`} onClick={onClosed}>
      <Icon name="x" />
    </button>
  )
}
