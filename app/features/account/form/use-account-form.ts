import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { type FormInput, type FormValues, fieldErrorsOf, formMachine } from '#machines/form/form.machine.ts'
import type { FormFrame } from './account-form.tsx'
import { createPunctualClock } from './punctual-clock.ts'
import { type FieldsOptions, useFields } from './use-fields.ts'

type Options<Values, Output> = FieldsOptions<Values> &
  Partial<FormInput> & {
    /** Sends it; rejects with a `Failure`. It runs to its end even where the form is gone by then. */
    submit: (fields: FormValues) => Promise<Output>
    /** Told what `submit` resolved with, as long as the form is there. */
    onSucceeded?: ((output: Output) => void) | undefined
  }

/**
 * A form of an account (Specification §2.9, §5): its fields and the client's rules, and the form machine for what
 * happens from submitting on. `form.AppField` binds a field; `frame` is for `AccountForm`.
 */
export function useAccountForm<Values extends Record<string, string | boolean>, Output>(
  options: Options<Values, Output>,
) {
  const { isRepeatable = false, fatalField = null } = options
  const { withTab } = useTab()
  const [clock] = useState(createPunctualClock)
  const machine = formMachine.provide({
    actors: { submit: fromPromise<unknown, FormValues>(({ input }) => options.submit(input)) },
  })
  const [snapshot, , actor] = useMachine(machine, { input: { isRepeatable, fatalField }, clock })
  useEmitted(actor, {
    // It is what `submit` above resolved with.
    'form.succeeded': ({ output }) => options.onSucceeded?.(output as Output),
    'session.lost': () => withTab(({ app }) => app.send({ type: 'session.lost' })),
    'submission.failed': ({ error }) => reportError(error),
  })

  const { form, element, submit } = useFields(options, {
    onSubmit: (values) => actor.send({ type: 'form.submitted', values }),
    isRefused: snapshot.matches('invalid'),
  })
  const isBusy = snapshot.hasTag('busy')
  const frame: FormFrame = {
    element,
    submit,
    failure: snapshot.context.failure,
    isSent: isBusy || (snapshot.matches('succeeded') && !isRepeatable),
    submission: {
      serverErrors: fieldErrorsOf(snapshot.context),
      isBusy,
      fieldChanged: (field) => actor.send({ type: 'field.changed', field }),
    },
  }
  return { form, frame, snapshot }
}
