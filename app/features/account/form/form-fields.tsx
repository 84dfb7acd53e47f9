import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useId } from 'react'
import { link, radioGroup } from 'styled-system/recipes'
import { type Gender, genders, type PasswordStrength, passwordStrength } from '#app/domain/account/account.ts'
import { inspect } from '#app/flows/inspect.ts'
import { CheckField } from '#app/ui/field/check-field.tsx'
import { FieldErrors } from '#app/ui/field/field.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { StrengthMeter } from '#app/ui/field/strength-meter.tsx'
import { toggleMachine } from '#machines/toggle/toggle.machine.ts'
import { BoundTextField } from './bound-text-field.tsx'
import { useBoundField } from './form-context.ts'

/** The account's email; password managers store it as the user name if the form has a password. */
export function EmailField({ autoComplete = 'username' }: { autoComplete?: 'username' | 'email' }) {
  const { t } = useLingui()
  return (
    <BoundTextField
      label={t`E-mail`}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  )
}

export function NameField() {
  const { t } = useLingui()
  return (
    <BoundTextField label={t`Navn`} autoComplete="name" autoCapitalize="words" spellCheck={false} required />
  )
}

type PasswordProperties = {
  label: ReactNode
  autoComplete: 'current-password' | 'new-password'
  hint?: (password: string) => ReactNode
}

function BoundPasswordField({ label, autoComplete, hint }: PasswordProperties) {
  const { t } = useLingui()
  const { name, value, errors, change, isBusy } = useBoundField<string>()
  const [visibility, send] = useMachine(toggleMachine, { inspect })
  useEffect(() => {
    // Hides the password when it is sent, so that it is not left on the screen; some browsers save it only when hidden.
    if (isBusy) send({ type: 'toggle.reset' })
  }, [isBusy, send])
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete={autoComplete}
      required
      value={value}
      errors={errors}
      {...(hint && { hint: hint(value) })}
      isShown={visibility.matches('shown')}
      toggleLabel={t`Vis adgangskoden`}
      onToggle={() => send({ type: 'toggle.pressed' })}
      onChange={(event) => change(event.target.value)}
    />
  )
}

/** The account's current password. */
export function PresentPasswordField({ label }: { label?: ReactNode }) {
  return <BoundPasswordField label={label ?? <Trans>Adgangskode</Trans>} autoComplete="current-password" />
}

/** A new password, with its rules and its strength (§4, §5). */
export function NewPasswordField({ label }: { label?: ReactNode }) {
  return (
    <BoundPasswordField
      label={label ?? <Trans>Adgangskode</Trans>}
      autoComplete="new-password"
      hint={(password) => <Strength strength={password === '' ? undefined : passwordStrength(password)} />}
    />
  )
}

function Strength({ strength }: { strength: PasswordStrength | undefined }) {
  const words: Record<PasswordStrength, ReactNode> = {
    weak: <Trans>Svag.</Trans>,
    medium: <Trans>Middel.</Trans>,
    strong: <Trans>Stærk.</Trans>,
  }
  return (
    <>
      <StrengthMeter strength={strength} />
      <b role="status">{strength && words[strength]}</b> <Trans>Mindst 8 tegn. Med 12 er den stærk.</Trans>
    </>
  )
}

/** The repeated new password. */
export function ConfirmationField() {
  return <BoundPasswordField label={<Trans>Adgangskode igen</Trans>} autoComplete="new-password" />
}

/** The required checkbox for the terms. */
export function TermsField() {
  const { t } = useLingui()
  const { name, value, errors, change } = useBoundField<boolean>()
  return (
    <CheckField
      label={
        <Trans>
          Jeg accepterer{' '}
          <Link
            to="/{-$locale}/page/$slug"
            params={{ slug: 'terms-8' }}
            // Opens in a new tab, so that the typed text stays.
            target="_blank"
            rel="noopener"
            aria-description={t`åbner i ny fane`}
            className={link()}
          >
            betingelserne
          </Link>
        </Trans>
      }
      name={name}
      required
      checked={value}
      errors={errors}
      onChange={(event) => change(event.target.checked)}
    />
  )
}

export function BirthYearField() {
  const { t } = useLingui()
  return <BoundTextField label={t`Fødselsår`} autoComplete="bday-year" inputMode="numeric" maxLength={4} />
}

/** The gender, one of three. It is optional, and a chosen one can be cleared. */
export function GenderField() {
  const { name, value, errors, change } = useBoundField<string>()
  const words: Record<Gender | '', ReactNode> = {
    female: <Trans>Kvinde</Trans>,
    male: <Trans>Mand</Trans>,
    other: <Trans>Andet</Trans>,
    '': <Trans>Vil ikke oplyse</Trans>,
  }
  const id = useId()
  const classes = radioGroup()
  return (
    <div
      role="radiogroup"
      className={classes.root}
      aria-labelledby={`${id}-label`}
      aria-invalid={errors.length > 0}
      aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
    >
      <p id={`${id}-label`} className={classes.legend}>
        <Trans>Køn</Trans>
      </p>
      <div className={classes.choices}>
        {([...genders, ''] as const).map((gender) => (
          <label key={gender} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={gender}
              checked={value === gender}
              onChange={() => change(gender)}
            />
            {words[gender]}
          </label>
        ))}
      </div>
      <FieldErrors id={`${id}-error`} errors={errors} />
    </div>
  )
}
