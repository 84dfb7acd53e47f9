import { Plural, Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { button, listSheet } from 'styled-system/recipes'
import { PanelSheet } from '../panel/panel-sheet.tsx'

type Properties = {
  /** The sum of quantities on the list. */
  amount: number
  /** Whether others share the list. */
  isShared: boolean
  onConfirmed: () => void
  onDismissed: () => void
}

/** Asks for confirmation before the list is emptied (§4, Shopping list panel). */
export function Emptying({ amount, isShared, onConfirmed, onDismissed }: Properties) {
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <PanelSheet
      title={<Trans>Tøm sedlen?</Trans>}
      question={
        <>
          <Plural
            value={amount}
            one="Varen flyttes til dine tidligere sedler."
            other="De # varer flyttes til dine tidligere sedler."
          />{' '}
          {isShared && <Trans>Sedlen bliver også tom for de andre.</Trans>}
        </>
      }
      initialFocus={keep}
      onDismissed={onDismissed}
    >
      <div className={listSheet().actions}>
        <button type="button" className={button({ wide: true })} onClick={onConfirmed}>
          <Trans>Tøm sedlen</Trans>
        </button>
        <button
          ref={keep}
          type="button"
          className={button({ kind: 'text', wide: true })}
          onClick={onDismissed}
        >
          <Trans>Behold sedlen</Trans>
        </button>
      </div>
    </PanelSheet>
  )
}
