import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, useId } from 'react'
import { button, clearQuestion } from 'styled-system/recipes'
import { focus } from '../../focus.ts'

type Properties = { onConfirmed: () => void; onCancelled: () => void }

/** Asks for confirmation before the viewed offers are forgotten; Escape cancels. */
export function ClearQuestion({ onConfirmed, onCancelled }: Properties) {
  const id = useId()
  const answer = {
    type: 'button',
    'aria-describedby': id,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && onCancelled(),
  } as const
  return (
    <div className={clearQuestion()}>
      <p id={id}>
        <Trans>Skal vi glemme de varer, du har set på?</Trans>
      </p>
      <button {...answer} ref={focus} className={button({ kind: 'line' })} onClick={onCancelled}>
        <Trans>Nej, behold dem</Trans>
      </button>
      <button {...answer} className={button({ kind: 'danger' })} onClick={onConfirmed}>
        <Trans>Ja, glem dem</Trans>
      </button>
    </div>
  )
}
