import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { loginOrRegistration } from 'styled-system/recipes'
import { RegistrationForm } from '../registration/registration-form.tsx'
import { LoginForm } from './login-form.tsx'

type Properties = {
  /** Which of the two forms is shown. */
  form: 'login' | 'register'
  onLoginChosen: () => void
  onRegisterChosen: () => void
  /** Told as soon as someone is logged in, before the tab is. */
  onLoggedIn?: () => void
}

/** One of two forms at a time, and a way between them (Specification §2.4, user button; §4, add-to-list modal). */
export function LoginOrRegistration({ form, onLoginChosen, onRegisterChosen, onLoggedIn }: Properties) {
  const router = useRouter()
  const root = useRef<HTMLDivElement>(null)
  const isRegistering = form === 'register'
  // Into the first form, and into the form that takes the place of another with the focus in it.
  const takeFocus = useCallback((shown: HTMLDivElement | null) => {
    if (shown && !root.current?.contains(document.activeElement)) shown.querySelector('input')?.focus()
  }, [])
  // Specification §2.1: the address says so on any page, and the notice is drawn there.
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
          <LoginForm {...(onLoggedIn && { onLoggedIn })} />
        )}
      </div>
    </div>
  )
}
