import { useLingui } from '@lingui/react/macro'
import { BoundTextField } from './bound-text-field.tsx'

/** The six digits that the user's authenticator app shows. */
export function AppCodeField() {
  const { t } = useLingui()
  return (
    <BoundTextField
      label={t`Kode fra appen`}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  )
}

/** One of the user's backup codes. */
export function BackupCodeField() {
  const { t } = useLingui()
  return (
    <BoundTextField
      label={t`Reservekode`}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  )
}
