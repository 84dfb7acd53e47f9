import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { checkEmailSchema } from '#app/domain/account/account-schemas.ts'
import { checkEmailActor } from '#app/flows/account/account.actors.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts'
import { fieldErrorsOf } from '#machines/form/form.machine.ts'
import { AccountForm } from '../form/account-form.tsx'
import { createPunctualClock } from '../form/punctual-clock.ts'
import { useFields } from '../form/use-fields.ts'
import { useLanguage } from '../page/use-language.ts'
import { useCarriedEmail } from './carried-email.ts'

/** Whether the email has an account (Specification §4, Email check). */
export function CheckEmailForm({ onChecked }: { onChecked: (email: string, isRegistered: boolean) => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const email = useCarriedEmail()
  const [clock] = useState(createPunctualClock)
  const machine = emailCheckMachine.provide({ actors: { checkEmail: checkEmailActor(language) } })
  const [snapshot, send, actor] = useMachine(machine, { clock })
  useEmitted(actor, {
    'email.registered': ({ email }) => onChecked(email, true),
    'email.unregistered': ({ email }) => onChecked(email, false),
    'check.failed': ({ error }) => reportError(error),
  })

  const { form, element, submit } = useFields(
    { defaultValues: { email }, fieldsOf: (fields) => fields, schema: checkEmailSchema },
    {
      onSubmit: ({ email }) => send({ type: 'email.submitted', email: String(email).trim() }),
      isRefused: snapshot.matches('invalid'),
    },
  )
  const isBusy = snapshot.hasTag('busy')
  const frame = {
    element,
    submit,
    failure: snapshot.context.failure,
    isSent: isBusy || snapshot.matches('registered') || snapshot.matches('unregistered'),
    submission: {
      serverErrors: fieldErrorsOf(snapshot.context),
      isBusy,
      fieldChanged: () => send({ type: 'email.changed' }),
    },
  }
  return (
    <AccountForm
      frame={frame}
      label={t`Log ind eller opret konto`}
      button={<Trans>Fortsæt</Trans>}
      busyButton={<Trans>Et øjeblik …</Trans>}
    >
      <form.AppField name="email">{(field) => <field.EmailField autoComplete="email" />}</form.AppField>
    </AccountForm>
  )
}
