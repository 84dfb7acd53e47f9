import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type Failure, type FieldErrors, failureOf } from '#app/domain/failure.ts'
import { notProvided } from '#machines/not-provided.ts'

/** What a form sends, by the names the server knows its fields by. */
export type FormValues = Readonly<Record<string, string | number | null>>

/** How one form differs from another. */
export type FormInput = {
  /** Whether it can be submitted again after it succeeded: a profile is saved often, a login leads away. */
  isRepeatable: boolean
  /** The field whose refusal ends the form, because trying again is of no use: the email of a used link. */
  fatalField: string | null
}

/**
 * `values` is what was submitted last, kept through every failure and dropped with success, since passwords are
 * in it. `failure` is why it was refused: its `errors` shrink as fields are changed, its `retryAfterSeconds` run down.
 */
export type FormContext = FormInput & { values: FormValues; failure: Failure | null }

export type FormEvent =
  | { type: 'form.submitted'; values: FormValues }
  | { type: 'field.changed'; field: string }

/**
 * `output` is what `submit` resolved with. `session.lost` is the server's 401; `submission.failed` an error nobody foresaw
 * (Specification §8: rethrown).
 */
export type FormEmitted =
  | { type: 'form.succeeded'; values: FormValues; output: unknown }
  | { type: 'session.lost' }
  | { type: 'submission.failed'; error: unknown }

/** The messages to show under the fields; none unless the server refused them. */
export function fieldErrorsOf({ failure }: { failure: Failure | null }): FieldErrors {
  return failure?.kind === 'invalid' ? failure.errors : {}
}

/** How long to wait before another try, in whole seconds; 0 where there is nothing to wait for. */
export function secondsToWait({ failure }: { failure: Failure | null }): number {
  return failure?.kind === 'throttled' ? failure.retryAfterSeconds : 0
}

const noValues: FormValues = {}

/**
 * Any form that is sent to the server (Specification §2.9, §5, §8): login, registration, passwords, profile. The app
 * provides `submit`, which rejects with a `Failure`. The fields' values and the client's rules live in the page's
 * form; the machine is what happens from submitting on, and nothing of it empties a field.
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    input: {} as FormInput,
    events: {} as FormEvent,
    emitted: {} as FormEmitted,
    tags: {} as 'busy',
  },
  actors: { submit: fromPromise<unknown, FormValues>(notProvided('submit')) },
  delays: { second: 1000 },
  guards: {
    isFatal: ({ context }) => context.fatalField !== null && context.fatalField in fieldErrorsOf(context),
    isInvalid: ({ context }) => context.failure?.kind === 'invalid',
    isThrottled: ({ context }) => context.failure?.kind === 'throttled',
    isLastError: ({ context }, { field }: { field: string }) =>
      Object.keys(fieldErrorsOf(context)).every((name) => name === field),
    isLastSecond: ({ context }) => secondsToWait(context) <= 1,
    isRepeatable: ({ context }) => context.isRepeatable,
  },
  actions: {
    keepValues: assign((_, { values }: { values: FormValues }) => ({ values, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetError: assign(({ context }, { field }: { field: string }) => {
      const { [field]: _, ...errors } = fieldErrorsOf(context)
      return { failure: { kind: 'invalid', errors } }
    }),
    countDown: assign(({ context }) => ({
      failure: { kind: 'throttled', retryAfterSeconds: secondsToWait(context) - 1 },
    })),
    forgetFailure: assign({ failure: null }),
    forgetValues: assign({ values: noValues }),
    tellSuccess: emit(({ context }, { output }: { output: unknown }) => ({
      type: 'form.succeeded',
      values: context.values,
      output,
    })),
    tellFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const { kind } = failureOf(error)
      if (kind === 'unauthenticated') enqueue.emit({ type: 'session.lost' })
      if (kind === 'unexpected') enqueue.emit({ type: 'submission.failed', error })
    }),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({ ...input, values: noValues, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submitted': {
          target: 'submitting',
          actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submit',
        input: ({ context }) => context.values,
        onDone: {
          target: 'succeeded',
          actions: [
            { type: 'tellSuccess', params: ({ event }) => ({ output: event.output }) },
            'forgetValues',
          ],
        },
        onError: {
          target: 'refused',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    refused: {
      always: [
        { guard: 'isFatal', target: 'ended' },
        { guard: 'isInvalid', target: 'invalid' },
        { guard: 'isThrottled', target: 'throttled' },
        { target: 'failed' },
      ],
    },
    invalid: {
      on: {
        'form.submitted': {
          target: 'submitting',
          actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
        },
        'field.changed': [
          {
            guard: { type: 'isLastError', params: ({ event }) => ({ field: event.field }) },
            target: 'editing',
            actions: 'forgetFailure',
          },
          { actions: { type: 'forgetError', params: ({ event }) => ({ field: event.field }) } },
        ],
      },
    },
    throttled: {
      after: {
        second: [
          { guard: 'isLastSecond', target: 'editing', actions: 'forgetFailure' },
          { target: 'throttled', reenter: true, actions: 'countDown' },
        ],
      },
    },
    failed: {
      on: {
        'form.submitted': {
          target: 'submitting',
          actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
        },
      },
    },
    succeeded: {
      on: {
        'form.submitted': {
          guard: 'isRepeatable',
          target: 'submitting',
          actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
        },
      },
    },
    ended: {},
  },
})
