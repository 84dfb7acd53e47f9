import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import type { User } from '#app/domain/account/account.ts'
import { newPasswordSchema, presentPasswordSchema } from '#app/domain/account/account-schemas.ts'
import { updateInformation } from '#app/flows/account/account.actors.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { askAnew } from '#app/flows/queries/ask-anew.ts'
import { keys } from '#app/flows/queries/keys.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../../form/account-form.tsx'
import { useAccountForm } from '../../form/use-account-form.ts'
import { useLanguage } from '../../page/use-language.ts'

const schema = v.object({
  current_password: presentPasswordSchema.entries.password,
  password: newPasswordSchema,
})

/** Changes the password, given the current one, and ends every other session (§4 user session). */
export function PasswordForm({ user }: { user: User }) {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useNotify()
  const { withTab } = useTab()
  const { form, frame } = useAccountForm({
    ...forms.passwordChange,
    defaultValues: { email: user.email, current_password: '', password: '' },
    fieldsOf: ({ current_password, password }) => ({ current_password, password }),
    schema,
    submit: (fields) => updateInformation(fields, { language, owner: user }),
    onSucceeded: () => {
      form.reset()
      withTab(({ app }) => app.send({ type: 'profile.updated' }))
      notify(t`Din adgangskode er ændret`)
      askAnew(keys.sessions)
    },
  })
  return (
    <AccountForm
      frame={frame}
      label={t`Adgangskode`}
      button={<Trans>Skift adgangskode</Trans>}
      busyButton={<Trans>Skifter …</Trans>}
      buttonLook={{ kind: 'line', isWide: false }}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="email" autoComplete="username" value={user.email} readOnly hidden />
      <form.AppField name="current_password">
        {(field) => <field.PresentPasswordField label={<Trans>Nuværende adgangskode</Trans>} />}
      </form.AppField>
      <form.AppField name="password">
        {(field) => <field.NewPasswordField label={<Trans>Ny adgangskode</Trans>} />}
      </form.AppField>
    </AccountForm>
  )
}
