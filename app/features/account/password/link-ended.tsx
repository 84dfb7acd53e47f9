import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { button } from 'styled-system/recipes'
import { carriedNext, useNext } from '../login/next-path.ts'
import { AccountPage, PageFoot } from '../page/account-page.tsx'

type Properties = {
  email: string | undefined
  /** Whether the form has just reported it, so that the focus moves on to the link here. */
  isNews: boolean
}

/** The page of a mailed link that no longer works, with a link to request a new one. */
export function LinkEnded({ email, isNews }: Properties) {
  const next = useNext()
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isNews) way.current?.focus()
  }, [isNews])
  return (
    <AccountPage
      title={<Trans>Linket virker ikke længere</Trans>}
      lead={<Trans>Et link til at vælge adgangskode virker i en time og kun én gang. Bed om et nyt.</Trans>}
    >
      <PageFoot>
        <Link
          ref={way}
          to="/{-$locale}/forgot-password"
          search={carriedNext(next)}
          {...(email && { state: { email } })}
          className={button()}
        >
          <Trans>Få et nyt link</Trans>
        </Link>
      </PageFoot>
    </AccountPage>
  )
}
