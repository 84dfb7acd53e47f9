import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { button, missingPart } from 'styled-system/recipes'
import { useTopModal } from '../modal/open-modals.ts'

type Properties = {
  /** Where the part would be: in the page, or over it. */
  place: 'inline' | 'centre' | 'side'
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
    close: t`Luk`,
  }
}

/** Says that a part of the page did not arrive that the shopper asked for. If a modal is open, inside it. */
export function MissingPart(properties: Properties) {
  const modal = useTopModal()
  const message = <Message {...properties} />
  return modal && properties.place !== 'inline' ? createPortal(message, modal) : message
}

function Message({ place, onRetried, onDismissed }: Properties) {
  const retry = useRef<HTMLButtonElement>(null)
  // What was pressed, which has the focus then.
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    if (place !== 'inline') retry.current?.focus({ preventScroll: true })
  }, [place])
  const leave = (act: () => void) => () => {
    if (place !== 'inline' && opener instanceof HTMLElement) opener.focus()
    act()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onDismissed) return
    event.stopPropagation()
    leave(onDismissed)()
  }
  const texts = useMissingPartTexts()
  const classes = missingPart({ place })
  return (
    <div role="alert" className={classes.root} onKeyDown={pressKey}>
      <p>{texts.sentence}</p>
      <div className={classes.ways}>
        <button ref={retry} type="button" className={button({ kind: 'mild' })} onClick={leave(onRetried)}>
          {texts.retry}
        </button>
        {onDismissed && (
          <button type="button" className={button({ kind: 'text' })} onClick={leave(onDismissed)}>
            {texts.close}
          </button>
        )}
      </div>
    </div>
  )
}
