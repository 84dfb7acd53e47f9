import { Trans, useLingui } from '@lingui/react/macro'
import { profile } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { updateInformationSchema } from '#app/domain/account/account-schemas.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { updateInformation } from '#app/flows/account/account.actors.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useLanguage } from '../page/use-language.ts'
import { AddressField, CallingCodeField, PhoneNumberField } from './information-fields.tsx'

const callingCodes: Record<Country, string> = { dk: '+45', no: '+47', se: '+46', fi: '+358' }

const valuesOf = (user: User) => ({
  name: user.name,
  address: user.address ?? '',
  postal_code: user.postal_code ?? '',
  birth_year: String(user.birth_year ?? ''),
  gender: user.gender ?? '',
  phone_number_country_code: user.phone_number_country_code ?? callingCodes[user.country_registered_to],
  phone_number_subscriber_number: user.phone_number_subscriber_number ?? '',
})

/** Sends the calling code only with a number, because the field starts with a code. */
const fieldsOf = (values: ReturnType<typeof valuesOf>) => ({
  ...values,
  phone_number_country_code: values.phone_number_subscriber_number && values.phone_number_country_code,
})

/** The form for a user's personal data (§3, User), except the email, which identifies the account. */
export function InformationForm({ user }: { user: User }) {
  const { t } = useLingui()
  const { withTab } = useTab()
  const language = useLanguage()
  const notify = useNotify()
  const classes = profile()
  const country = user.country_registered_to
  const { form, frame } = useAccountForm({
    ...forms.profileInformation,
    defaultValues: valuesOf(user),
    fieldsOf,
    schema: updateInformationSchema(country, new Date().getFullYear()),
    submit: (fields) => updateInformation(fields, { language, owner: user }),
    onSucceeded: () => {
      withTab(({ app }) => app.send({ type: 'profile.updated' }))
      notify(t`Dine oplysninger er gemt`)
    },
  })
  return (
    <AccountForm
      frame={frame}
      label={t`Mine oplysninger`}
      button={<Trans>Gem oplysninger</Trans>}
      busyButton={<Trans>Gemmer …</Trans>}
      buttonLook={{ isWide: false }}
    >
      <form.AppField name="name">{(field) => <field.NameField />}</form.AppField>
      <dl className={classes.told}>
        <dt>
          <Trans>E-mail</Trans>
        </dt>
        <dd>{user.email}</dd>
        <dd>
          <Trans>Det er den, du logger ind med. Den kan ikke ændres.</Trans>
        </dd>
      </dl>
      <div className={classes.pair}>
        <form.AppField name="address">{() => <AddressField />}</form.AppField>
        <form.AppField name="postal_code">{(field) => <field.PostalCodeField />}</form.AppField>
      </div>
      <div className={classes.pair}>
        <form.AppField name="birth_year">{(field) => <field.BirthYearField />}</form.AppField>
        <form.AppField name="gender">{(field) => <field.GenderField />}</form.AppField>
      </div>
      <div className={classes.phone}>
        <form.AppField name="phone_number_country_code">{() => <CallingCodeField />}</form.AppField>
        <form.AppField name="phone_number_subscriber_number">{() => <PhoneNumberField />}</form.AppField>
      </div>
    </AccountForm>
  )
}
