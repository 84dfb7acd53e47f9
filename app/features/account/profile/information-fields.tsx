import { useLingui } from '@lingui/react/macro'
import { BoundTextField } from '../form/bound-text-field.tsx'

/** Street and number. */
export function AddressField() {
  const { t } = useLingui()
  return (
    <BoundTextField
      label={t`Adresse`}
      autoComplete="street-address"
      autoCapitalize="words"
      spellCheck={false}
    />
  )
}

/** The calling code of a country, as `+45`. */
export function CallingCodeField() {
  const { t } = useLingui()
  return <BoundTextField label={t`Landekode`} type="tel" autoComplete="tel-country-code" maxLength={6} />
}

/** A phone number without its calling code. */
export function PhoneNumberField() {
  const { t } = useLingui()
  return <BoundTextField label={t`Telefonnummer`} type="tel" autoComplete="tel-national" />
}
