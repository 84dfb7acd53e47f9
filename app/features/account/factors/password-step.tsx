import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { button } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { presentPasswordSchema } from '#app/domain/account/account-schemas.ts'
import type { Language } from '#app/domain/locale/locales.ts'
import type { FormInput, FormValues } from '#machines/form/form.machine.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useLanguage } from '../page/use-language.ts'

type Properties<Output> = {
  user: User
  input: FormInput
  title: ReactNode
  text: ReactNode
  /** The form's name. */
  label: string
  /** The text of the button, also while the request is running, and of the one that leaves the step. */
  texts: { send: ReactNode; sending: ReactNode; leave: ReactNode }
  /** The step takes something away, so its button is not the loudest. */
  isRemoval?: boolean
  /** Sends `password`; rejects with a `Failure`. */
  submit: (fields: FormValues, options: { language: Language }) => Promise<Output>
  onSucceeded: (output: Output) => void
  onCancelled: () => void
}

/** A step of adding or removing a second factor: it says what happens, and asks for the present password. */
export function PasswordStep<Output>(properties: Properties<Output>) {
  const { input, title, text, label, texts, isRemoval, submit, onSucceeded, onCancelled } = properties
  const { email } = properties.user
  const language = useLanguage()
  const { form, frame } = useAccountForm({
    ...input,
    defaultValues: { email, password: '' },
    fieldsOf: ({ password }) => ({ password }),
    schema: presentPasswordSchema,
    submit: (fields) => submit(fields, { language }),
    onSucceeded,
  })
  return (
    <>
      <h3 tabIndex={-1}>{title}</h3>
      <p>{text}</p>
      <AccountForm
        frame={frame}
        label={label}
        button={texts.send}
        busyButton={texts.sending}
        buttonLook={{ isWide: false, ...(isRemoval && { kind: 'line' }) }}
        links={
          <button type="button" className={button({ kind: 'text' })} onClick={onCancelled}>
            {texts.leave}
          </button>
        }
      >
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <form.AppField name="password">
          {(field) => <field.PresentPasswordField label={<Trans>Din adgangskode</Trans>} />}
        </form.AppField>
      </AccountForm>
    </>
  )
}
