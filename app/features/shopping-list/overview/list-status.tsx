import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { link, listPanel } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Sync } from '../list-of-shopper.ts'

type Properties = {
  sync: Sync
  /** Number of changes that the server has not confirmed. */
  numberPending: number
  /** The address to come back to after logging in. */
  next: string
}

/**
 * Says when changes are waiting for a connection or a login; empty while they are being sent. Always rendered, because
 * screen readers announce only changes in a known live region.
 */
export function ListStatus({ sync, numberPending, next }: Properties) {
  return (
    <div role="status" className={listPanel().status}>
      {sync === 'offline' && (
        <p>
          <Icon name="wifi-slash" />
          <span>
            {numberPending > 0 ? (
              <Plural
                value={numberPending}
                one="# ændring venter på forbindelse"
                other="# ændringer venter på forbindelse"
              />
            ) : (
              <Trans>Ingen forbindelse. Du kan stadig bruge sedlen.</Trans>
            )}
          </span>
        </p>
      )}
      {sync === 'signed-out' && (
        <p>
          <Icon name="warning-circle" />
          <span>
            <Trans>Du er ikke logget ind længere. Dine ændringer er her stadig.</Trans>
          </span>
          <Link to="/{-$locale}/login" search={{ next }} className={link({ target: true })}>
            <Trans>Log ind</Trans>
          </Link>
        </p>
      )}
    </div>
  )
}
