import { Trans } from '@lingui/react/macro'
import { FailedPart } from '../failed-part/failed-part.tsx'

/**
 * Says that it could not be found out who is logged in, with a retry button. Shown instead of what only a user or only a
 * visitor is offered (§6).
 */
export function UnknownUser({ onRetried }: { onRetried: () => void }) {
  return (
    <FailedPart onRetried={onRetried}>
      <Trans>Vi kunne ikke se, om du er logget ind. Prøv igen, når du har forbindelse.</Trans>
    </FailedPart>
  )
}
