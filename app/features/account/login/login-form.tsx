import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { formLinks, link } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { loginSchema } from '#app/domain/account/account-schemas.ts'
import { logIn } from '#app/flows/account/account.actors.ts'
import { inspect } from '#app/flows/inspect.ts'
import { forms } from '#machines/form/forms.ts'
import { loginStepsMachine } from '#machines/login-steps/login-steps.machine.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useLanguage } from '../page/use-language.ts'
import { useCarriedEmail } from './carried-email.ts'
import { CodeForm } from './code-form.tsx'
import { carriedNext, useWayBack } from './next-path.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { useTellLogin } from './use-tell-login.ts'

type Properties = {
  /** The email that the form begins with. */
  email?: string | undefined
  /** Called after login, before the tab's machines know of it: they may unmount the form. */
  onLoggedIn?: () => void
  onSucceeded?: (user: User) => void
}

/**
 * The login form (§2.9, §5) and, for a user with an authenticator app, the form for its code. Tells the
 * tab's machines about the login and shows a notification.
 */
export function LoginForm(properties: Properties) {
  const [snapshot, send] = useMachine(loginStepsMachine, { inspect })
  if (!snapshot.hasTag('code')) {
    return (
      <PasswordStep
        {...properties}
        knownEmail={snapshot.context.email || (properties.email ?? '')}
        onCodeWanted={(email) => send({ type: 'code.wanted', email })}
      />
    )
  }
  const isApp = snapshot.matches('app')
  return (
    <CodeForm
      key={String(snapshot.value)}
      {...properties}
      kind={isApp ? 'app' : 'backup'}
      onOtherKind={() => send({ type: isApp ? 'backup.chosen' : 'app.chosen' })}
      onRestart={() => send({ type: 'login.restarted' })}
    />
  )
}

type StepProperties = Properties & {
  /** The email of a login that begins again, or that of the user; empty if there is none. */
  knownEmail: string
  onCodeWanted: (email: string) => void
}

function PasswordStep({ onLoggedIn, onSucceeded, knownEmail, onCodeWanted }: StepProperties) {
  const { t } = useLingui()
  const search = carriedNext(useWayBack())
  const language = useLanguage()
  const carriedEmail = useCarriedEmail()
  const email = knownEmail || carriedEmail
  const tellLogin = useTellLogin(onLoggedIn)
  const { form, frame } = useAccountForm({
    ...forms.login,
    defaultValues: { email, password: '' },
    fieldsOf: (fields) => fields,
    schema: loginSchema,
    submit: async (fields) => {
      const user = await logIn(fields, { language })
      if (user) tellLogin()
      return user
    },
    onSucceeded: (user) => (user ? onSucceeded?.(user) : onCodeWanted(form.getFieldValue('email'))),
  })
  useEffect(() => {
    if (email === '') return
    const password = frame.element.current?.elements.namedItem('password')
    if (password instanceof HTMLElement) password.focus()
  }, [email, frame.element])

  const carry = () => ({ email: form.getFieldValue('email') })
  return (
    <AccountForm
      frame={frame}
      label={t`Log ind`}
      button={<Trans>Log ind</Trans>}
      busyButton={<Trans>Logger ind …</Trans>}
      links={
        <>
          <div className={formLinks()}>
            <Link
              to="/{-$locale}/forgot-password"
              search={search}
              state={carry}
              className={link({ target: true })}
            >
              <Trans>Glemt adgangskode?</Trans>
            </Link>
            <Link to="/{-$locale}/register" search={search} state={carry} className={link({ target: true })}>
              <Trans>Opret konto</Trans>
            </Link>
          </div>
          <PasskeyButton onLoggedIn={onLoggedIn} onSucceeded={onSucceeded} />
        </>
      }
    >
      <form.AppField name="email">{(field) => <field.EmailField />}</form.AppField>
      <form.AppField name="password">{(field) => <field.PresentPasswordField />}</form.AppField>
    </AccountForm>
  )
}
