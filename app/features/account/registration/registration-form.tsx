import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '#app/domain/account/account.ts'
import { registerSchema } from '#app/domain/account/account-schemas.ts'
import { register } from '#app/flows/account/account.actors.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useCarriedEmail } from '../login/carried-email.ts'
import { carriedNext, useWayBack } from '../login/next-path.ts'
import { useLanguage } from '../page/use-language.ts'

type Properties = {
  /** Called after registration, before the tab's machines know of it: they may unmount the form. */
  onRegistered?: () => void
  onSucceeded?: (user: User) => void
  /** Links below the form; `carry` gives them the typed email. */
  links?: (carry: () => { email: string }) => ReactNode
}

/** The first step of registering (§3 Registration payload, §5). Tells the tab's machines about the user. */
export function RegistrationForm({ onRegistered, onSucceeded, links }: Properties) {
  const { t } = useLingui()
  const language = useLanguage()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  const email = useCarriedEmail()
  // The link in the verification mail leads back there.
  const next = useWayBack()
  const { withTab } = useTab()
  const { form, frame } = useAccountForm({
    ...forms.registration,
    defaultValues: { name: '', email, password: '', postal_code: '', terms_accepted: false },
    fieldsOf: ({ terms_accepted, ...fields }) => ({
      ...fields,
      password_confirmation: fields.password,
      country_registered_to: country,
      terms_accepted: terms_accepted ? 1 : 0,
      ...carriedNext(next),
    }),
    schema: registerSchema,
    submit: async (fields) => {
      const user = await register(fields, { language })
      onRegistered?.()
      withTab(({ app }) => app.send({ type: 'registration.succeeded' }))
      return user
    },
    onSucceeded,
  })
  return (
    <AccountForm
      frame={frame}
      label={t`Opret konto`}
      button={<Trans>Opret konto</Trans>}
      busyButton={<Trans>Opretter kontoen …</Trans>}
      links={links?.(() => ({ email: form.getFieldValue('email') }))}
    >
      <form.AppField name="name">{(field) => <field.NameField />}</form.AppField>
      <form.AppField name="email">{(field) => <field.EmailField />}</form.AppField>
      <form.AppField name="password">{(field) => <field.NewPasswordField />}</form.AppField>
      <form.AppField name="postal_code">
        {(field) => <field.PostalCodeField serverName="postalcode" />}
      </form.AppField>
      <form.AppField name="terms_accepted">{(field) => <field.TermsField />}</form.AppField>
    </AccountForm>
  )
}
