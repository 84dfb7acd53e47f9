import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { button } from 'styled-system/recipes'
import { carriedNext, useNext } from '../login/next-path.ts'
import { AccountPage, PageFoot } from '../page/account-page.tsx'

type Properties = {
  email: string | undefined
  /** The shopper has just learned it from the form, and is led on from there. */
  isNews: boolean
}

/** The page of a mailed link that works no longer: a way to a new one. */
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
