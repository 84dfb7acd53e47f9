import { Trans } from '@lingui/react/macro'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { accountForm, button, link as linkLook } from 'styled-system/recipes'
import { isVerified, type User } from '#app/domain/account/account.ts'
import type { EmailVerification, MailedLink } from '#app/domain/account/email-verification.ts'
import type { Failure } from '#app/domain/failure.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { SubmitButton } from '#app/ui/field/submit-button.tsx'
import { useIsAlive } from '../form/use-is-alive.ts'
import { useNext } from '../login/next-path.ts'
import { AccountPage, PageFoot } from '../page/account-page.tsx'
import { ResendForm } from './resend-form.tsx'
import { useEmailVerification } from './use-email-verification.ts'

type Properties = {
  link: MailedLink
  /** What the link leads to, as loaded with the page. */
  verification: EmailVerification
}

/** The page of a mailed link that asks to verify an email: after a login to its account, one button does it. */
export function VerifyEmailPage({ link, verification }: Properties) {
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  const onward = useNext() ?? `/${country}/profile`
  const { snapshot, send, user } = useEmailVerification({ link, verification, onward })
  const { email } = snapshot.context.verification
  const { failure } = snapshot.context
  if (email === null || snapshot.matches('ended')) return <Ended user={user} />
  if (snapshot.matches('verified')) return <Verified email={email} user={user} onward={onward} />
  if (snapshot.matches('visitor')) return <AskLogin email={email} />
  if (snapshot.matches('stranger')) return <AskLogout email={email} user={user} />
  return (
    <AccountPage
      title={<Trans>Bekræft din e-mail</Trans>}
      lead={
        <Trans>
          Er <b>{email}</b> din adresse? Så er kontoen klar med ét tryk. Du bliver logget ud alle andre
          steder.
        </Trans>
      }
    >
      <ConfirmForm
        failure={failure}
        isBusy={snapshot.hasTag('busy')}
        onConfirmed={() => send({ type: 'confirmation.pressed' })}
      />
    </AccountPage>
  )
}

type ConfirmProperties = { failure: Failure | null; isBusy: boolean; onConfirmed: () => void }

function ConfirmForm({ failure, isBusy, onConfirmed }: ConfirmProperties) {
  const isAlive = useIsAlive()
  return (
    <form
      className={accountForm()}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onConfirmed()
      }}
    >
      <FormMessage isPast={isBusy}>{failure && <FailureText failure={failure} />}</FormMessage>
      <SubmitButton isHeld={isBusy} isDisabled={!isAlive}>
        {isBusy ? (
          <Trans>Bekræfter …</Trans>
        ) : failure ? (
          <Trans>Prøv igen</Trans>
        ) : (
          <Trans>Bekræft e-mail</Trans>
        )}
      </SubmitButton>
      <noscript>
        <Trans>Slå JavaScript til i din browser, så virker formularen.</Trans>
      </noscript>
    </form>
  )
}

function FailureText({ failure: { kind } }: { failure: Failure }) {
  if (kind === 'throttled') return <Trans>Det blev for mange forsøg. Vent lidt, og prøv igen.</Trans>
  if (kind === 'offline') return <Trans>Der er ingen forbindelse. Prøv igen om lidt.</Trans>
  return <Trans>Din e-mail blev ikke bekræftet. Prøv igen om lidt.</Trans>
}

/** The login leads back here. */
function AskLogin({ email }: { email: string }) {
  const here = useLocation({ select: ({ href }) => href })
  return (
    <AccountPage
      title={<Trans>Bekræft din e-mail</Trans>}
      lead={
        <Trans>
          Log ind på kontoen for <b>{email}</b> først. Bagefter er du tilbage her og kan bekræfte adressen.
        </Trans>
      }
    >
      <PageFoot>
        <Link to="/{-$locale}/login" search={{ next: here }} state={{ email }} className={button()}>
          <Trans>Log ind</Trans>
        </Link>
        <Link
          to="/{-$locale}/forgot-password"
          search={{ next: here }}
          state={{ email }}
          className={linkLook({ target: true })}
        >
          <Trans>Glemt adgangskode?</Trans>
        </Link>
        <p>
          <Trans>
            Har du ikke oprettet kontoen?{' '}
            <Link
              from="/{-$locale}/verify-email/"
              to="."
              search={(search) => ({ ...search, disown: '1' as const })}
              className={linkLook()}
            >
              Slet den
            </Link>
          </Trans>
        </p>
      </PageFoot>
    </AccountPage>
  )
}

/** The logout reloads the page, which then asks for the login. */
function AskLogout({ email, user }: { email: string; user: User | null }) {
  const { press } = useTab()
  const own = user?.email
  return (
    <AccountPage
      title={<Trans>Du er logget ind på en anden konto</Trans>}
      lead={
        <Trans>
          Linket hører til <b>{email}</b>, men du er logget ind som <b>{own}</b>. Log ud, og log ind på den
          anden konto.
        </Trans>
      }
    >
      <PageFoot>
        <button
          type="button"
          className={button()}
          onClick={() => press({ to: 'session', event: { type: 'session.leave' } })}
        >
          <Trans>Log ud</Trans>
        </button>
      </PageFoot>
    </AccountPage>
  )
}

function Verified({ email, user, onward }: { email: string; user: User | null; onward: string }) {
  return (
    <AccountPage
      title={<Trans>Din e-mail er bekræftet</Trans>}
      lead={
        <Trans>
          <b>{email}</b> er bekræftet, og kontoen er klar. Du behøver ikke gøre mere.
        </Trans>
      }
    >
      <PageFoot>
        {user ? (
          <a href={onward} className={button()}>
            <Trans>Fortsæt</Trans>
          </a>
        ) : (
          <Link to="/{-$locale}/login" search={{ next: onward }} state={{ email }} className={button()}>
            <Trans>Log ind</Trans>
          </Link>
        )}
      </PageFoot>
    </AccountPage>
  )
}

/** Who is logged in can have a new mail; the login of a visitor leads back here. */
function Ended({ user }: { user: User | null }) {
  const here = useLocation({ select: ({ href }) => href })
  const page = (lead: ReactNode, way: ReactNode) => (
    <AccountPage title={<Trans>Linket virker ikke længere</Trans>} lead={lead}>
      {way}
    </AccountPage>
  )
  if (!user)
    return page(
      <Trans>Det virker i en time. Log ind, så kan du få et nyt.</Trans>,
      <PageFoot>
        <Link to="/{-$locale}/login" search={{ next: here }} className={button()}>
          <Trans>Log ind</Trans>
        </Link>
      </PageFoot>,
    )
  const { email } = user
  if (isVerified(user))
    return page(
      <Trans>
        Du er logget ind som <b>{email}</b>, og den adresse er bekræftet.
      </Trans>,
      <PageFoot>
        <Link to="/{-$locale}" className={button()}>
          <Trans>Gå til forsiden</Trans>
        </Link>
      </PageFoot>,
    )
  return page(
    <Trans>
      Det virker i en time. Vi kan sende et nyt til <b>{email}</b>.
    </Trans>,
    <ResendForm email={email} />,
  )
}
