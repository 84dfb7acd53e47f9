import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { button, missingPart } from 'styled-system/recipes'
import { useTopModal } from '../modal/open-modals.ts'

type Properties = {
  /** Where the part would be: in the page, or over it. */
  place: 'inline' | 'centre' | 'side'
  /** Whether it is being loaded again. The message stays: without it, a second click would meet what is below. */
  isRetrying: boolean
  onRetried: () => void
  /** Given if the shopper can do without it. */
  onDismissed?: () => void
}

/** The texts, which a page must have from the start: later they may not arrive either. */
export function useMissingPartTexts() {
  const { t } = useLingui()
  return {
    sentence: t`Vi kunne ikke hente det, du trykkede på. Prøv igen, eller genindlæs siden, når du har forbindelse.`,
    retry: t`Prøv igen`,
    retrying: t`Henter …`,
    close: t`Luk`,
  }
}

/** Says that a part of the page did not arrive that the shopper asked for. If a modal is open, inside it. */
export function MissingPart(properties: Properties) {
  const modal = useTopModal()
  const message = <Message {...properties} />
  return modal && properties.place !== 'inline' ? createPortal(message, modal) : message
}

function Message({ place, isRetrying, onRetried, onDismissed }: Properties) {
  const root = useRef<HTMLDivElement>(null)
  const retry = useRef<HTMLButtonElement>(null)
  // What was pressed, which has the focus then.
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    if (place !== 'inline') retry.current?.focus({ preventScroll: true })
  }, [place])
  useLayoutEffect(() => {
    const message = root.current
    return () => {
      // What opens in its place then gives the focus back to what was pressed.
      if (message?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    }
  }, [opener])
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onDismissed) return
    event.stopPropagation()
    onDismissed()
  }
  const texts = useMissingPartTexts()
  const classes = missingPart({ place })
  return (
    <div ref={root} role="alert" className={classes.root} onKeyDown={pressKey}>
      <p>{texts.sentence}</p>
      <div className={classes.ways}>
        <button
          ref={retry}
          type="button"
          className={button({ kind: 'mild' })}
          aria-disabled={isRetrying}
          onClick={() => isRetrying || onRetried()}
        >
          {isRetrying ? texts.retrying : texts.retry}
        </button>
        {onDismissed && (
          <button type="button" className={button({ kind: 'text' })} onClick={onDismissed}>
            {texts.close}
          </button>
        )}
      </div>
    </div>
  )
}
