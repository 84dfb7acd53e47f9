import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { button, missingPart } from 'styled-system/recipes'

type Properties = {
  /** Says what is missing. */
  children: ReactNode
  onRetried: () => void
}

/** Shown in the place of something that could not be fetched, with a retry button (§8). */
export function FailedPart({ children, onRetried }: Properties) {
  const classes = missingPart({ place: 'inline' })
  return (
    <div role="alert" className={classes.root}>
      <p>{children}</p>
      <div className={classes.ways}>
        <button type="button" className={button({ kind: 'mild' })} onClick={onRetried}>
          <Trans>Prøv igen</Trans>
        </button>
      </div>
    </div>
  )
}
