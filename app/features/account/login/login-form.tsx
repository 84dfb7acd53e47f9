import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formLinks, link } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { loginSchema } from '#app/domain/account/account-schemas.ts'
import { logIn } from '#app/flows/account/account.actors.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useLanguage } from '../page/use-language.ts'
import { useCarriedEmail } from './carried-email.ts'
import { carriedNext, useWayBack } from './next-path.ts'

type Properties = {
  /** Called after login, before the tab's machines know of it: they may unmount the form. */
  onLoggedIn?: () => void
  onSucceeded?: (user: User) => void
}

/** The login form (Specification §2.9, §5). Tells the tab's machines about the login and shows a notification. */
export function LoginForm({ onLoggedIn, onSucceeded }: Properties) {
  const { t } = useLingui()
  const search = carriedNext(useWayBack())
  const language = useLanguage()
  const email = useCarriedEmail()
  const { withTab } = useTab()
  const { form, frame } = useAccountForm({
    ...forms.login,
    defaultValues: { email, password: '' },
    fieldsOf: (fields) => fields,
    schema: loginSchema,
    submit: async (fields) => {
      const user = await logIn(fields, { language })
      onLoggedIn?.()
      const message = t`Du er logget ind`
      withTab(({ app }) => {
        app.send({ type: 'login.succeeded' })
        app.send({ type: 'notification.show', message, at: performance.now() })
      })
      return user
    },
    onSucceeded,
  })
  useEffect(() => {
    const password = frame.element.current?.elements.namedItem('password')
    if (email !== '' && password instanceof HTMLElement) password.focus()
  }, [email, frame.element])

  const carry = () => ({ email: form.getFieldValue('email') })
  return (
    <AccountForm
      frame={frame}
      label={t`Log ind`}
      button={<Trans>Log ind</Trans>}
      busyButton={<Trans>Logger ind …</Trans>}
      links={
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
      }
    >
      <form.AppField name="email">{(field) => <field.EmailField />}</form.AppField>
      <form.AppField name="password">{(field) => <field.PresentPasswordField />}</form.AppField>
    </AccountForm>
  )
}
