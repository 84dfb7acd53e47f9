import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { button, verifyNotice } from 'styled-system/recipes'
import { carriedNext, useWayBack } from '../login/next-path.ts'

/**
 * Asks a user to verify their email, with a link to /profile (§6), at a feature that requires it.
 * `children` say what the verification is needed for.
 */
export function VerifyNotice({ children }: { children: ReactNode }) {
  const next = useWayBack()
  return (
    <div className={verifyNotice().root}>
      <h3>
        <Trans>Bekræft din e-mail først</Trans>
      </h3>
      <p>{children}</p>
      <Link
        to="/{-$locale}/profile"
        search={carriedNext(next)}
        hash="overview"
        className={button({ kind: 'mild' })}
      >
        <Trans>Bekræft e-mail</Trans>
      </Link>
    </div>
  )
}
