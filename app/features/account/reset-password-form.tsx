import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { resetPassword } from '#app/api/account.actors.ts'
import { resetPasswordSchema } from '#app/domain/account-schemas.ts'
import { useTab } from '#app/tab/use-tab.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from './account-form.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useLanguage } from './use-language.ts'

type Properties = { token: string; email: string; onSucceeded: () => void; onEnded: () => void }

/**
 * Choosing a new password by a mailed link (Specification §2.9, §7.3). The link names the email, so that an error of
 * the email is one of the link: it is used, too old or not ours, and `onEnded` is called.
 */
export function ResetPasswordForm({ token, email, onSucceeded, onEnded }: Properties) {
  const { t } = useLingui()
  const language = useLanguage()
  const { withTab } = useTab()
  const { form, frame, snapshot } = useAccountForm({
    ...forms.passwordReset,
    defaultValues: { password: '', password_confirmation: '' },
    fieldsOf: (fields) => ({ ...fields, token, email }),
    schema: resetPasswordSchema,
    submit: async (fields) => {
      await resetPassword(fields, { language })
      const message = t`Din adgangskode er ændret`
      withTab(({ app }) => {
        app.send({ type: 'password.reset' })
        app.send({ type: 'notification.show', message, at: performance.now() })
      })
    },
    onSucceeded,
  })
  const isEnded = snapshot.matches('ended')
  useEffect(() => {
    if (isEnded) onEnded()
  }, [isEnded, onEnded])

  return (
    <AccountForm
      frame={frame}
      label={t`Vælg en ny adgangskode`}
      button={<Trans>Gem adgangskoden</Trans>}
      busyButton={<Trans>Gemmer …</Trans>}
    >
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <form.AppField name="password">
        {(field) => <field.NewPasswordField label={<Trans>Ny adgangskode</Trans>} />}
      </form.AppField>
      <form.AppField name="password_confirmation">{(field) => <field.ConfirmationField />}</form.AppField>
    </AccountForm>
  )
}
