import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import { secondsToWait } from '#machines/form/form.machine.ts'
import { notProvided } from '#machines/not-provided.ts'

/** `email` is what was asked about last; `failure` is why there was no answer. */
export type EmailCheckContext = { email: string; failure: Failure | null }

export type EmailCheckEvent = { type: 'email.submitted'; email: string } | { type: 'email.changed' }

/** Where the visitor goes on: to /login or to /register, with the email carried along. */
export type EmailCheckEmitted =
  | { type: 'email.registered'; email: string }
  | { type: 'email.unregistered'; email: string }
  | { type: 'check.failed'; error: unknown }

/**
 * Whether an email has an account (Specification §4 Email check, §5, §8). The app provides `checkEmail`, which
 * answers the contract's `email_registered` and rejects with a `Failure`.
 */
export const emailCheckMachine = setup({
  types: {
    context: {} as EmailCheckContext,
    events: {} as EmailCheckEvent,
    emitted: {} as EmailCheckEmitted,
    tags: {} as 'busy',
  },
  actors: {
    checkEmail: fromPromise<{ email_registered: boolean }, { email: string }>(notProvided('checkEmail')),
  },
  delays: { second: 1000 },
  guards: {
    isRegistered: (_, { isRegistered }: { isRegistered: boolean }) => isRegistered,
    isInvalid: ({ context }) => context.failure?.kind === 'invalid',
    isThrottled: ({ context }) => context.failure?.kind === 'throttled',
    isLastSecond: ({ context }) => secondsToWait(context) <= 1,
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    countDown: assign(({ context }) => ({
      failure: { kind: 'throttled', retryAfterSeconds: secondsToWait(context) - 1 },
    })),
    tellRegistered: emit(({ context }) => ({ type: 'email.registered', email: context.email })),
    tellUnregistered: emit(({ context }) => ({ type: 'email.unregistered', email: context.email })),
    tellFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      if (failureOf(error).kind === 'unexpected') enqueue.emit({ type: 'check.failed', error })
    }),
  },
}).createMachine({
  id: 'emailCheck',
  context: { email: '', failure: null },
  initial: 'typing',
  states: {
    typing: {
      on: {
        'email.submitted': {
          target: 'checking',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkEmail',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: {
              type: 'isRegistered',
              params: ({ event }) => ({ isRegistered: event.output.email_registered }),
            },
            target: 'registered',
          },
          { target: 'unregistered' },
        ],
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
        { guard: 'isInvalid', target: 'invalid' },
        { guard: 'isThrottled', target: 'throttled' },
        { target: 'failed' },
      ],
    },
    invalid: {
      on: {
        'email.changed': { target: 'typing', actions: 'forgetFailure' },
        'email.submitted': {
          target: 'checking',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    throttled: {
      after: {
        second: [
          { guard: 'isLastSecond', target: 'typing', actions: 'forgetFailure' },
          { target: 'throttled', reenter: true, actions: 'countDown' },
        ],
      },
    },
    failed: {
      on: {
        'email.submitted': {
          target: 'checking',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    registered: { entry: 'tellRegistered' },
    unregistered: { entry: 'tellUnregistered' },
  },
})
