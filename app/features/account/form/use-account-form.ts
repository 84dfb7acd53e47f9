import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { inspect } from '#app/flows/inspect.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { type FormInput, type FormValues, fieldErrorsOf, formMachine } from '#machines/form/form.machine.ts'
import type { FormFrame } from './account-form.tsx'
import { createPunctualClock } from './punctual-clock.ts'
import { type FieldsOptions, useFields } from './use-fields.ts'

type Options<Values, Output> = FieldsOptions<Values> &
  Partial<FormInput> & {
    /** Sends the form; rejects with a `Failure`. Runs to its end even if the form is unmounted. */
    submit: (fields: FormValues) => Promise<Output>
    /** Called with the result of `submit`, unless the form is unmounted. */
    onSucceeded?: ((output: Output) => void) | undefined
  }

/**
 * An account form (§2.9, §5): its fields with the client's rules, and the form machine, which takes over at
 * submit. `form.AppField` binds a field; `frame` is for `AccountForm`.
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
  const [snapshot, , actor] = useMachine(machine, { inspect, input: { isRepeatable, fatalField }, clock })
  useEmitted(actor, {
    // The machine's output is the result of `submit` above.
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
