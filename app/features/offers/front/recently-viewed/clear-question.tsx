import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { button, clearQuestion } from 'styled-system/recipes'

type Properties = { onConfirmed: () => void; onCancelled: () => void }

/** Asks before the offers are forgotten; Escape keeps them. */
export function ClearQuestion({ onConfirmed, onCancelled }: Properties) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is pressed on one of the buttons.
    <div className={clearQuestion()} onKeyDown={({ key }) => key === 'Escape' && onCancelled()}>
      <p id={id}>
        <Trans>Skal vi glemme de varer, du har set på?</Trans>
      </p>
      <button
        ref={(keep) => keep?.focus()}
        type="button"
        className={button({ kind: 'line' })}
        aria-describedby={id}
        onClick={onCancelled}
      >
        <Trans>Nej, behold dem</Trans>
      </button>
      <button
        type="button"
        className={button({ kind: 'danger' })}
        aria-describedby={id}
        onClick={onConfirmed}
      >
        <Trans>Ja, glem dem</Trans>
      </button>
    </div>
  )
}
