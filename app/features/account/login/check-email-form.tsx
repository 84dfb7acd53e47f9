import { Trans, useLingui } from '@lingui/react/macro'
import { checkEmailSchema } from '#app/domain/account/account-schemas.ts'
import { checkEmail } from '#app/flows/account/account.actors.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useLanguage } from '../page/use-language.ts'
import { useCarriedEmail } from './carried-email.ts'

/** Checks whether an email has an account (§4, Email check). */
export function CheckEmailForm({ onChecked }: { onChecked: (email: string, isRegistered: boolean) => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { form, frame } = useAccountForm({
    ...forms.emailCheck,
    defaultValues: { email: useCarriedEmail() },
    fieldsOf: ({ email }) => ({ email: email.trim() }),
    schema: checkEmailSchema,
    submit: async ({ email }) => {
      const checked = String(email)
      const { email_registered } = await checkEmail(checked, { language })
      return { checked, isRegistered: email_registered }
    },
    onSucceeded: ({ checked, isRegistered }) => onChecked(checked, isRegistered),
  })
  return (
    <AccountForm
      frame={frame}
      label={t`Log ind eller opret konto`}
      button={<Trans>Fortsæt</Trans>}
      busyButton={<Trans>Et øjeblik …</Trans>}
    >
      <form.AppField name="email">{(field) => <field.EmailField autoComplete="email" />}</form.AppField>
    </AccountForm>
  )
}
