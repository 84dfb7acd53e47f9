import { Trans, useLingui } from '@lingui/react/macro'
import { requestPasswordReset } from '#app/api/account.actors.ts'
import { forgotPasswordSchema } from '#app/domain/account-schemas.ts'
import { useTab } from '#app/tab/use-tab.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from './account-form.tsx'
import { useCarriedEmail } from './carried-email.ts'
import { carriedNext, useNext } from './next-path.ts'
import { useAccountForm } from './use-account-form.ts'
import { useLanguage } from './use-language.ts'

/** Asking for a link to choose a new password (Specification §2.9). Nobody is told whether the email has an account. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const email = useCarriedEmail()
  const next = useNext()
  const { withTab } = useTab()
  const { form, frame } = useAccountForm({
    ...forms.forgottenPassword,
    defaultValues: { email },
    fieldsOf: (fields) => ({ ...fields, ...carriedNext(next) }),
    schema: forgotPasswordSchema,
    submit: (fields) => requestPasswordReset(fields, { language }),
    onSucceeded: () => {
      const message = t`Mailen er på vej`
      withTab(({ app }) => app.send({ type: 'notification.show', message, at: performance.now() }))
      onSent(form.getFieldValue('email').trim())
    },
  })
  return (
    <AccountForm
      frame={frame}
      label={t`Glemt adgangskode`}
      button={<Trans>Send link</Trans>}
      busyButton={<Trans>Sender …</Trans>}
    >
      <form.AppField name="email">{(field) => <field.EmailField autoComplete="email" />}</form.AppField>
    </AccountForm>
  )
}
