import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { field, iconButton } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'
import { Field } from './field.tsx'

type Properties = Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'type' | 'aria-invalid' | 'aria-describedby'
> & {
  label: ReactNode
  hint?: ReactNode
  errors?: readonly string[] | undefined
  /** Whether the password is readable. */
  isShown: boolean
  onToggle: () => void
  /** The accessible name of the toggle button, the same whether pressed or not. */
  toggleLabel: string
}

/** A password field with a button that shows and hides the password (§4). */
export function PasswordField(properties: Properties) {
  const { label, hint, errors, isShown, onToggle, toggleLabel, ...input } = properties
  const classes = field({ hasInset: true })
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => (
        <div className={classes.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...input}
            type={isShown ? 'text' : 'password'}
            className={classes.input}
          />
          <button
            type="button"
            className={cx(iconButton(), classes.inset)}
            aria-label={toggleLabel}
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={onToggle}
          >
            <Icon name={isShown ? 'eye-slash' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  )
}
