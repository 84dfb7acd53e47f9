import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createActor } from 'xstate'
import { checkEmailSchema } from '#app/domain/account/account-schemas.ts'
import { checkEmailActor } from '#app/flows/account/account.actors.ts'
import { useOwnActor } from '#app/flows/tab/use-own-actor.ts'
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
  const latest = useRef(onChecked)
  useLayoutEffect(() => {
    latest.current = onChecked
  })
  const [snapshot, actor] = useOwnActor(() =>
    createActor(emailCheckMachine.provide({ actors: { checkEmail: checkEmailActor(language) } }), {
      clock: createPunctualClock(),
    }),
  )
  useEffect(() => {
    const subscriptions = [
      actor.on('email.registered', ({ email }) => latest.current(email, true)),
      actor.on('email.unregistered', ({ email }) => latest.current(email, false)),
      actor.on('check.failed', ({ error }) => reportError(error)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor])

  const { form, element, submit } = useFields(
    { defaultValues: { email }, fieldsOf: (fields) => fields, schema: checkEmailSchema },
    {
      onSubmit: ({ email }) => actor.send({ type: 'email.submitted', email: String(email).trim() }),
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
      fieldChanged: () => actor.send({ type: 'email.changed' }),
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
