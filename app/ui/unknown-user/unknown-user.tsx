import { Trans } from '@lingui/react/macro'
import { button, missingPart } from 'styled-system/recipes'

/**
 * Says that it could not be found out who is logged in, with a retry button. Shown instead of what only a user or only a
 * visitor is offered (Specification §6).
 */
export function UnknownUser({ onRetried }: { onRetried: () => void }) {
  const classes = missingPart({ place: 'inline' })
  return (
    <div role="alert" className={classes.root}>
      <p>
        <Trans>Vi kunne ikke se, om du er logget ind. Prøv igen, når du har forbindelse.</Trans>
      </p>
      <div className={classes.ways}>
        <button type="button" className={button({ kind: 'mild' })} onClick={onRetried}>
          <Trans>Prøv igen</Trans>
        </button>
      </div>
    </div>
  )
}
