import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { TextField } from '#app/ui/field/text-field.tsx'
import { useBoundField } from './form-context.ts'
import { PostalCodePicker } from './postal-code-picker.tsx'

/**
 * Where the user lives (Specification §5): in Denmark picked from the list of codes and names, elsewhere free text.
 * @param serverName what the server keys its errors by: `postalcode` where one registers.
 */
export function PostalCodeField({ serverName }: { serverName?: string }) {
  const { t } = useLingui()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  const bound = useBoundField<string>(serverName)
  if (country === 'dk') return <PostalCodePicker {...bound} />
  return (
    <TextField
      label={t`Postnummer`}
      name={bound.name}
      autoComplete="postal-code"
      inputMode="numeric"
      required
      value={bound.value}
      errors={bound.errors}
      onChange={(event) => bound.change(event.target.value)}
      onBlur={bound.blur}
    />
  )
}
