import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { button } from 'styled-system/recipes'
import { is } from 'valibot'
import { emailSchema } from '#app/domain/account/account-schemas.ts'
import { carriedNext, useNext } from '../login/next-path.ts'
import { AccountPage, PageFoot } from '../page/account-page.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

type Properties = { token: string | undefined; email: string | undefined }

/**
 * The page of a mailed link (Specification §2.1): a new password, or a way to a new link if this one works no longer.
 * Our mails name the email in the link; without it the shopper types it.
 */
export function ResetPasswordPage({ token, email }: Properties) {
  const navigate = useNavigate()
  const next = useNext()
  const [isEnded, setEnded] = useState(false)
  const named = is(emailSchema, email) ? email : undefined
  if (!token || isEnded) return <LinkEnded email={named} isNews={isEnded} />
  return (
    <AccountPage
      title={<Trans>Vælg en ny adgangskode</Trans>}
      lead={
        named ? (
          <Trans>
            Den gælder kontoen <b>{named}</b>. Du bliver logget ud alle andre steder.
          </Trans>
        ) : (
          <Trans>Skriv den e-mail, som linket blev sendt til. Du bliver logget ud alle andre steder.</Trans>
        )
      }
    >
      <ResetPasswordForm
        token={token}
        email={named}
        onSucceeded={(typed) =>
          navigate({ to: '/{-$locale}/login', search: carriedNext(next), state: { email: typed } })
        }
        onEnded={() => setEnded(true)}
      />
    </AccountPage>
  )
}

function LinkEnded({ email, isNews }: { email: string | undefined; isNews: boolean }) {
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
