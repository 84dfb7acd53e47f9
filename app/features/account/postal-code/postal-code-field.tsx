import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { BoundTextField } from '../form/bound-text-field.tsx'
import { useBoundField } from '../form/form-context.ts'
import { PostalCodePicker } from './postal-code-picker.tsx'

type Properties = { serverName?: string | undefined }

/**
 * The user's postal code (§5): in Denmark picked from the list of codes and names, elsewhere free text.
 * @param serverName the server's key for the field's errors: `postalcode` in the registration.
 */
export function PostalCodeField({ serverName }: Properties) {
  const { t } = useLingui()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  if (country === 'dk') return <PickedPostalCode serverName={serverName} />
  return (
    <BoundTextField
      label={t`Postnummer`}
      serverName={serverName}
      autoComplete="postal-code"
      inputMode="numeric"
      required
    />
  )
}

function PickedPostalCode({ serverName }: Properties) {
  return <PostalCodePicker {...useBoundField<string>(serverName)} />
}
