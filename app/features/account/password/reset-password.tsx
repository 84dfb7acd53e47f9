import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { formLinks, link } from 'styled-system/recipes'
import { resetPasswordSchema } from '#app/domain/account/account-schemas.ts'
import { resetPassword } from '#app/flows/account/account.actors.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { carriedNext, useNext } from '../login/next-path.ts'
import { AccountPage } from '../page/account-page.tsx'
import { useLanguage } from '../page/use-language.ts'
import { LinkEnded } from './link-ended.tsx'

type Properties = {
  token: string
  /** The email in the link; if there is none, the shopper types it. */
  email: string | undefined
}

/**
 * The form for a new password by a mailed link (§2.1, §2.9, §7.3). If the link contains the email, an error
 * of the email means that the link is used, expired or invalid, and the form ends.
 */
export function ResetPassword({ token, email: named }: Properties) {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const next = useNext()
  const { withTab } = useTab()
  const { form, frame, snapshot } = useAccountForm({
    ...(named === undefined ? forms.passwordResetWithEmail : forms.passwordReset),
    defaultValues: { email: named ?? '', password: '', password_confirmation: '' },
    fieldsOf: (fields) => ({ ...fields, token }),
    schema: resetPasswordSchema,
    submit: async (fields) => {
      await resetPassword(fields, { language })
      const message = t`Din adgangskode er ændret`
      withTab(({ app }) => {
        app.send({ type: 'password.reset' })
        app.send({ type: 'notification.show', message, at: performance.now() })
      })
    },
    onSucceeded: () => {
      const typed = form.getFieldValue('email').trim()
      void navigate({ to: '/{-$locale}/login', search: carriedNext(next), state: { email: typed } })
    },
  })
  if (snapshot.matches('ended')) return <LinkEnded email={named} isNews />
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
      <AccountForm
        frame={frame}
        label={t`Vælg en ny adgangskode`}
        button={<Trans>Gem adgangskoden</Trans>}
        busyButton={<Trans>Gemmer …</Trans>}
        links={
          named === undefined && (
            <div className={formLinks()}>
              <Link
                to="/{-$locale}/forgot-password"
                search={carriedNext(next)}
                state={() => ({ email: form.getFieldValue('email') })}
                className={link({ target: true })}
              >
                <Trans>Få et nyt link</Trans>
              </Link>
            </div>
          )
        }
      >
        {named === undefined ? (
          <form.AppField name="email">{(field) => <field.EmailField />}</form.AppField>
        ) : (
          // Tells password managers which account the password belongs to.
          <input type="email" name="username" autoComplete="username" value={named} readOnly hidden />
        )}
        <form.AppField name="password">
          {(field) => <field.NewPasswordField label={<Trans>Ny adgangskode</Trans>} />}
        </form.AppField>
        <form.AppField name="password_confirmation">{(field) => <field.ConfirmationField />}</form.AppField>
      </AccountForm>
    </AccountPage>
  )
}
