import '#app/late.css'
import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { link, loginOrRegistration } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { breakableEmail } from '#app/domain/text/breakable-email.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { RegistrationForm } from '../registration/registration-form.tsx'
import { LoginForm } from './login-form.tsx'

export type LoginOrRegistrationProperties = {
  /** The form that is shown. */
  form: 'login' | 'register'
  onLoginChosen: () => void
  onRegisterChosen: () => void
  /** Called after login or registration, before the tab's machines know of it. */
  onLoggedIn?: () => void
}

/** The login or the registration form, with a link to the other (§2.4, user button; §4). */
export function LoginOrRegistration({
  form,
  onLoginChosen,
  onRegisterChosen,
  onLoggedIn,
}: LoginOrRegistrationProperties) {
  const router = useRouter()
  const user = useUser()
  const root = useRef<HTMLDivElement>(null)
  const isRegistering = form === 'register'
  // Focuses the first form, and the second one if it replaces a form that had the focus.
  const takeFocus = useCallback((shown: HTMLDivElement | null) => {
    if (shown && !root.current?.contains(document.activeElement)) shown.querySelector('input')?.focus()
  }, [])
  // §2.1: the address of any page can say so; the page then shows the notice.
  const sayRegistered = () =>
    router.navigate({
      to: '.',
      search: (search) => ({ ...search, registered: 'true' }),
      replace: true,
      resetScroll: false,
    })
  const classes = loginOrRegistration()
  return (
    <div ref={root} className={classes.root}>
      <div className={classes.choice}>
        <button type="button" aria-pressed={!isRegistering} onClick={onLoginChosen}>
          <Trans>Log ind</Trans>
        </button>
        <button type="button" aria-pressed={isRegistering} onClick={onRegisterChosen}>
          <Trans>Opret konto</Trans>
        </button>
      </div>
      <div key={form} ref={takeFocus}>
        {isRegistering ? (
          <RegistrationForm onRegistered={sayRegistered} />
        ) : (
          <>
            {user && <Registered user={user} />}
            <LoginForm key={user?.email} email={user?.email} {...(onLoggedIn && { onLoggedIn })} />
          </>
        )}
      </div>
    </div>
  )
}

/** Above the login form that follows a registration (§4): the account is there, and what is next. */
function Registered({ user }: { user: User }) {
  const email = breakableEmail(user.email)
  return (
    <p role="status" className={loginOrRegistration().news}>
      <Trans>
        <b>Kontoen er oprettet, og du er logget ind.</b> Åbn linket i den mail, vi har sendt til {email}, og
        bekræft adressen der.{' '}
        <Link to="/{-$locale}/profile" className={link()}>
          Gå til din profil
        </Link>
      </Trans>
    </p>
  )
}
