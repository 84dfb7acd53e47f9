import { type ReactNode, useId } from 'react'
import { field } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'

/** The accessibility attributes of a field's control, to be spread on it. */
export type ControlAttributes = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type Properties = {
  label: ReactNode
  /** A hint for before typing; screen readers read it with the field. */
  hint?: ReactNode
  /** The errors, in the shopper's language; the first is shown. */
  errors?: readonly string[] | undefined
  children: (control: ControlAttributes) => ReactNode
}

/** A control with its label above, and its hint and error below. */
export function Field({ label, hint, errors = [], children }: Properties) {
  const id = useId()
  const classes = field()
  const [error] = errors
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean)
  return (
    <div className={classes.root}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      <FieldErrors id={`${id}-error`} errors={errors} />
      {hint !== undefined && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** The first error of a field, announced when it appears. */
export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  const [error] = errors
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <p id={id} className={field().error}>
          <Icon name="warning-circle" />
          {error}
        </p>
      )}
    </div>
  )
}
