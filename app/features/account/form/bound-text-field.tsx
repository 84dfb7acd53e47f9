import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/field/text-field.tsx'
import { useBoundField } from './form-context.ts'

type Bound = 'name' | 'value' | 'errors' | 'onChange'
type Properties = Omit<ComponentProps<typeof TextField>, Bound> & {
  /** The server's key for the field's errors, if it is not the field's name. */
  serverName?: string | undefined
}

/** A text field bound to its account form; the given properties set the kind of text. */
export function BoundTextField({ serverName, ...look }: Properties) {
  const { name, value, errors, change } = useBoundField<string>(serverName)
  return (
    <TextField
      {...look}
      name={name}
      value={value}
      errors={errors}
      onChange={(event) => change(event.target.value)}
    />
  )
}
