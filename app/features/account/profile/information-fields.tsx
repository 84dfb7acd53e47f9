import { useLingui } from '@lingui/react/macro'
import { TextField } from '#app/ui/field/text-field.tsx'
import { useBoundField } from '../form-context.ts'

/** Street and number. */
export function AddressField() {
  const { t } = useLingui()
  const { name, value, errors, change, blur } = useBoundField<string>()
  return (
    <TextField
      label={t`Adresse`}
      name={name}
      autoComplete="street-address"
      autoCapitalize="words"
      spellCheck={false}
      value={value}
      errors={errors}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
    />
  )
}

/** The calling code of a country, as `+45`. */
export function CallingCodeField() {
  const { t } = useLingui()
  const { name, value, errors, change, blur } = useBoundField<string>()
  return (
    <TextField
      label={t`Landekode`}
      name={name}
      type="tel"
      autoComplete="tel-country-code"
      maxLength={6}
      value={value}
      errors={errors}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
    />
  )
}

/** A phone number without its calling code. */
export function PhoneNumberField() {
  const { t } = useLingui()
  const { name, value, errors, change, blur } = useBoundField<string>()
  return (
    <TextField
      label={t`Telefonnummer`}
      name={name}
      type="tel"
      autoComplete="tel-national"
      value={value}
      errors={errors}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
    />
  )
}
