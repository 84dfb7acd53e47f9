import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/field/text-field.tsx'
import { useBoundField } from './form-context.ts'

type Bound = 'name' | 'value' | 'errors' | 'onChange' | 'onBlur'
type Properties = Omit<ComponentProps<typeof TextField>, Bound> & {
  /** What the server keys the field's errors by, where that is not its name. */
  serverName?: string | undefined
}

/** A line of text of an account's form, bound to it; what is given says what kind of text it is. */
export function BoundTextField({ serverName, ...look }: Properties) {
  const { name, value, errors, change, blur } = useBoundField<string>(serverName)
  return (
    <TextField
      {...look}
      name={name}
      value={value}
      errors={errors}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
    />
  )
}
