import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { button } from 'styled-system/recipes'
import { presentPasswordSchema } from '#app/domain/account/account-schemas.ts'
import type { Language } from '#app/domain/locale/locales.ts'
import type { FormInput, FormValues } from '#machines/form/form.machine.ts'
import { useLanguage } from '../page/use-language.ts'
import { AccountForm } from './account-form.tsx'
import { useAccountForm } from './use-account-form.ts'

type Properties<Output> = {
  /** Of the user: password managers take the password from it. */
  email: string
  input: FormInput
  /** The form's name. */
  label: string
  /** The text of the button, also while the request is running, and of the one that leaves the form. */
  texts: { send: ReactNode; sending: ReactNode; leave: ReactNode }
  kind?: NonNullable<ComponentProps<typeof AccountForm>['buttonLook']>['kind']
  /** Sends `password`; rejects with a `Failure`. */
  submit: (fields: FormValues, options: { language: Language }) => Promise<Output>
  onSucceeded: (output: Output) => void
  onLeft: () => void
}

/** Asks for the present password before something is done that only the user may do (§4 user session). */
export function PresentPasswordForm<Output>(properties: Properties<Output>) {
  const { email, input, label, texts, kind, submit, onSucceeded, onLeft } = properties
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
    <AccountForm
      frame={frame}
      label={label}
      button={texts.send}
      busyButton={texts.sending}
      buttonLook={{ isWide: false, ...(kind && { kind }) }}
      links={
        <button type="button" className={button({ kind: 'text' })} onClick={onLeft}>
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
  )
}
