import type { ComponentProps, ReactNode } from 'react'
import { field } from 'styled-system/recipes'
import { Field } from './field.tsx'

type Properties = Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> & {
  label: ReactNode
  hint?: ReactNode
  errors?: readonly string[] | undefined
}

/** A text input in a form: label above, hint and error below. */
export function TextField({ label, hint, errors, ...input }: Properties) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => <input {...control} {...input} className={field().input} />}
    </Field>
  )
}
