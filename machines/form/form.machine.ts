import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type Failure, type FieldErrors, failureOf } from '#app/domain/failure.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** The values that a form sends, by the server's names of the fields. */
export type FormValues = Readonly<Record<string, string | number | null>>

/** How one form differs from another. */
export type FormInput = {
  /** Whether it can be submitted again after success. A profile can; a login leads to another page. */
  isRepeatable: boolean
  /** The field whose error ends the form, because another try cannot succeed: the email of a used link. */
  fatalField: string | null
}

/**
 * `values` were submitted last. A failure keeps them; success drops them, because they hold passwords. `failure` is the
 * reason of the last refusal: changing a field removes its error, and `retryAfterSeconds` counts down. It stays until the next
 * answer, so that the page has the same room for it while the form is sent again.
 */
export type FormContext = FormInput & { values: FormValues; failure: Failure | null }

export type FormEvent =
  | { type: 'form.submitted'; values: FormValues }
  | { type: 'field.changed'; field: string }

/**
 * `output` is the result of `submit`. `session.lost` is the server's 401, `submission.failed` an unexpected error
 * (§8: rethrown).
 */
export type FormEmitted =
  | { type: 'form.succeeded'; values: FormValues; output: unknown }
  | { type: 'session.lost' }
  | { type: 'submission.failed'; error: unknown }

/** The messages to show under the fields; empty unless the server refused their values. */
export function fieldErrorsOf({ failure }: { failure: Failure | null }): FieldErrors {
  return failure?.kind === 'invalid' ? failure.errors : {}
}

/** How long the shopper must wait before another try, in whole seconds; 0 if they need not wait. */
export function secondsToWait({ failure }: { failure: Failure | null }): number {
  return failure?.kind === 'throttled' ? failure.retryAfterSeconds : 0
}

const noValues: FormValues = {}

/**
 * Any form that is sent to the server (§2.9, §5, §8): login, registration, passwords, profile. The app
 * provides `submit`, which rejects with a `Failure`. The page's form holds the fields' values and the client's rules. The
 * machine starts when the form is submitted, and never empties a field.
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    input: {} as FormInput,
    events: {} as FormEvent,
    emitted: {} as FormEmitted,
    tags: {} as 'busy',
    meta: {} as FlowMeta<FormContext | FormEvent>,
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
    keepValues: assign((_, { values }: { values: FormValues }) => ({ values })),
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
  description: 'Sends a form to the server and shows what the server refused.',
  meta: {
    spec: ['§2.9', '§5', '§7.3', '§8'],
    safe: ['isRepeatable', 'failure.kind'],
  },
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
      meta: { spec: ['§7.3'] },
      tags: 'busy',
      invoke: {
        src: 'submit',
        input: ({ context }) => context.values,
        onDone: {
          target: 'succeeded',
          actions: [
            { type: 'tellSuccess', params: ({ event }) => ({ output: event.output }) },
            'forgetValues',
            'forgetFailure',
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
      meta: { spec: ['§5', '§8'] },
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
      meta: { spec: ['§7.3', '§8'] },
      after: {
        second: [
          { guard: 'isLastSecond', target: 'editing', actions: 'forgetFailure' },
          { target: 'throttled', reenter: true, actions: 'countDown' },
        ],
      },
    },
    failed: {
      meta: { spec: ['§8'] },
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
