import { type ComponentProps, useId } from 'react'
import { checkField } from 'styled-system/recipes'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { FieldErrors } from './field.tsx'

type Properties = Omit<ComponentProps<typeof Checkbox>, 'count'> & { errors?: readonly string[] | undefined }

/** A checkbox in a form, with its error below. */
export function CheckField({ errors = [], ...checkbox }: Properties) {
  const id = useId()
  const [error] = errors
  return (
    <div className={checkField()}>
      <Checkbox
        {...checkbox}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : id}
      />
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}
