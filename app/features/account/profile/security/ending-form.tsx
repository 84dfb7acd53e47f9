import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { button, profileSessions } from 'styled-system/recipes'
import { presentPasswordSchema } from '#app/domain/account/account-schemas.ts'
import type { FormInput, FormValues } from '#machines/form/form.machine.ts'
import { AccountForm } from '../../form/account-form.tsx'
import { useAccountForm } from '../../form/use-account-form.ts'

type Properties = {
  input: FormInput
  label: string
  email: string
  /** Ends the session, or all others; rejects with a `Failure`. */
  end: (fields: FormValues) => Promise<void>
  onEnded: () => void
  /** Goes back to the button. */
  keep: () => void
  /** The text of the button. */
  children: ReactNode
}

/** Asks for the password before sessions are ended (product: Accounts); its field has the focus when it is opened. */
export function EndingForm({ input, label, email, end, onEnded, keep, children }: Properties) {
  const { form, frame } = useAccountForm({
    ...input,
    defaultValues: { email, password: '' },
    fieldsOf: ({ password }) => ({ password }),
    schema: presentPasswordSchema,
    submit: end,
    onSucceeded: onEnded,
  })
  const { element } = frame
  useEffect(() => element.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(), [element])
  return (
    <div className={profileSessions().ending}>
      <AccountForm
        frame={frame}
        label={label}
        button={children}
        busyButton={<Trans>Logger ud …</Trans>}
        buttonLook={{ kind: 'line', isWide: false }}
        links={
          <button type="button" className={button({ kind: 'text' })} onClick={keep}>
            <Trans>Fortryd</Trans>
          </button>
        }
      >
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <form.AppField name="password">
          {(field) => <field.PresentPasswordField label={<Trans>Din adgangskode</Trans>} />}
        </form.AppField>
      </AccountForm>
    </div>
  )
}
