import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { updateInformationSchema } from '#app/domain/account/account-schemas.ts'
import { updateInformation } from '#app/flows/account/account.actors.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useLanguage } from '../page/use-language.ts'

/** The second step of registering (§2.1): optional data. */
export function GenderBirthYearForm({ onSucceeded }: { onSucceeded: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  const { withTab } = useTab()
  const notify = useNotify()
  const user = useUser()
  const { form, frame } = useAccountForm({
    ...forms.registrationDetails,
    defaultValues: { gender: '', birth_year: '' },
    fieldsOf: ({ birth_year, gender }) => ({
      gender,
      birth_year: /^\d{4}$/.test(birth_year.trim()) ? Number(birth_year) : birth_year.trim(),
    }),
    schema: updateInformationSchema(country, new Date().getFullYear()),
    submit: async (fields) => {
      await updateInformation(fields, { language, owner: user })
      withTab(({ app }) => app.send({ type: 'profile.updated' }))
    },
    onSucceeded: () => {
      notify(t`Dine oplysninger er gemt`)
      onSucceeded()
    },
  })
  return (
    <AccountForm
      frame={frame}
      label={t`Lidt mere om dig`}
      button={<Trans>Gem og fortsæt</Trans>}
      busyButton={<Trans>Gemmer …</Trans>}
    >
      <form.AppField name="gender">{(field) => <field.GenderField />}</form.AppField>
      <form.AppField name="birth_year">{(field) => <field.BirthYearField />}</form.AppField>
    </AccountForm>
  )
}
