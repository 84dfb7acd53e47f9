import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { button, listPanel } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'
import { focusTitle } from '../focus/focus-title.ts'

/** A message that something could not be fetched, with a retry button, which moves the focus to the panel's title. */
export function Unavailable({ onRetried }: { onRetried: () => void }) {
  const again = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const pressed = again.current
    return () => {
      if (document.activeElement === pressed) focusTitle()
    }
  }, [])
  return (
    <div className={listPanel().center} role="alert">
      <h3>
        <Trans>Sedlen kunne ikke hentes</Trans>
      </h3>
      <p>
        <Trans>
          Enten er forbindelsen væk, eller også er fejlen vores. Det, der står på den, er der stadig.
        </Trans>
      </p>
      <div>
        <button ref={again} type="button" className={button({ kind: 'mild' })} onClick={onRetried}>
          <Icon name="arrow-clockwise" /> <Trans>Prøv igen</Trans>
        </button>
      </div>
    </div>
  )
}
