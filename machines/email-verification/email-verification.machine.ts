import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { isVerified, type User } from '#app/domain/account/account.ts'
import type { EmailVerification } from '#app/domain/account/email-verification.ts'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** Who looks at the page: null is a visitor. */
export type Asker = Pick<User, 'email' | 'email_verified_at'> | null

/** `verification` is what the link leads to, as the page was rendered. */
export type EmailVerificationInput = { verification: EmailVerification; asker: Asker }
export type EmailVerificationContext = EmailVerificationInput & { failure: Failure | null }

/** `asker.changed`: somebody has logged in or out since, here or in another tab. */
export type EmailVerificationEvent =
  | { type: 'asker.changed'; asker: Asker }
  | { type: 'confirmation.pressed' }

/** `session.lost`: the server knew no session, or that of another user. `confirmation.failed` is an unexpected error. */
export type EmailVerificationEmitted =
  | { type: 'email.verified' }
  | { type: 'session.lost' }
  | { type: 'confirmation.failed'; error: unknown }

/**
 * The page of a mailed link that asks to verify an email (§4 user session). The link alone verifies nothing: a visitor
 * logs in to the account first and comes back, and whoever is logged in to it presses a button. The app provides
 * `verifyEmail`.
 */
export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    input: {} as EmailVerificationInput,
    events: {} as EmailVerificationEvent,
    emitted: {} as EmailVerificationEmitted,
    tags: {} as 'busy',
    meta: {} as FlowMeta,
  },
  actors: { verifyEmail: fromPromise<void>(notProvided('verifyEmail')) },
  guards: {
    isVerified: ({ context: { verification, asker } }) =>
      verification.status === 'verified' ||
      (asker !== null && asker.email === verification.email && isVerified(asker)),
    isEnded: ({ context }) => context.verification.status !== 'open',
    isVisitor: ({ context }) => context.asker === null,
    isOwner: ({ context: { verification, asker } }) => asker?.email === verification.email,
    isKind: (_, { error, kind }: { error: unknown; kind: Failure['kind'] }) => failureOf(error).kind === kind,
  },
  actions: {
    keepAsker: assign((_, { asker }: { asker: Asker }) => ({ asker })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    keepStatus: assign(({ context: { verification } }, { status }: { status: 'verified' | 'expired' }) => ({
      verification: { ...verification, status } as EmailVerification,
    })),
    tellVerified: emit({ type: 'email.verified' }),
    tellSessionLost: emit({ type: 'session.lost' }),
    tellFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      if (failureOf(error).kind === 'unexpected') enqueue.emit({ type: 'confirmation.failed', error })
    }),
  },
}).createMachine({
  id: 'emailVerification',
  description: 'The page of a mailed link that asks to verify an email.',
  meta: { spec: ['§4 User session', '§6'] },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'deciding',
  on: {
    'asker.changed': {
      target: '.deciding',
      actions: { type: 'keepAsker', params: ({ event }) => ({ asker: event.asker }) },
    },
  },
  states: {
    deciding: {
      entry: 'forgetFailure',
      always: [
        { guard: 'isVerified', target: 'verified' },
        { guard: 'isEnded', target: 'ended' },
        { guard: 'isVisitor', target: 'visitor' },
        { guard: 'isOwner', target: 'owner' },
        { target: 'stranger' },
      ],
    },
    visitor: {},
    stranger: {},
    owner: { on: { 'confirmation.pressed': { target: 'confirming' } } },
    confirming: {
      tags: 'busy',
      // Not on entry: until the answer comes, the page keeps the room of the message.
      exit: 'forgetFailure',
      on: {
        'asker.changed': {
          actions: { type: 'keepAsker', params: ({ event }) => ({ asker: event.asker }) },
        },
      },
      invoke: {
        src: 'verifyEmail',
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepStatus', params: { status: 'verified' } }, 'tellVerified'],
        },
        onError: [
          {
            guard: { type: 'isKind', params: ({ event }) => ({ error: event.error, kind: 'invalid' }) },
            target: 'deciding',
            actions: { type: 'keepStatus', params: { status: 'expired' } },
          },
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ error: event.error, kind: 'unauthenticated' }),
            },
            target: 'visitor',
            actions: 'tellSessionLost',
          },
          {
            guard: { type: 'isKind', params: ({ event }) => ({ error: event.error, kind: 'forbidden' }) },
            target: 'stranger',
            actions: 'tellSessionLost',
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    failed: { on: { 'confirmation.pressed': { target: 'confirming' } } },
    verified: {},
    ended: {},
  },
})
