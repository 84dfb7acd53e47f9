import { Trans, useLingui } from '@lingui/react/macro'
import { forgotPasswordSchema } from '#app/domain/account/account-schemas.ts'
import { requestPasswordReset } from '#app/flows/account/account.actors.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useCarriedEmail } from '../login/carried-email.ts'
import { carriedNext, useNext } from '../login/next-path.ts'
import { useLanguage } from '../page/use-language.ts'

/** Requests a link to choose a new password (§2.9). Does not reveal whether the email has an account. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const email = useCarriedEmail()
  const next = useNext()
  const { form, frame } = useAccountForm({
    ...forms.forgottenPassword,
    defaultValues: { email },
    fieldsOf: (fields) => ({ ...fields, ...carriedNext(next) }),
    schema: forgotPasswordSchema,
    submit: (fields) => requestPasswordReset(fields, { language }),
    onSucceeded: () => onSent(form.getFieldValue('email').trim()),
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
