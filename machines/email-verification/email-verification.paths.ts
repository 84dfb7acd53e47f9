import type { SnapshotFrom } from 'xstate'
import type { EmailVerification } from '#app/domain/account/email-verification.ts'
import type { Failure } from '#app/domain/failure.ts'
import {
  type Asker,
  emailVerificationMachine,
} from '#machines/email-verification/email-verification.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type EmailVerificationSnapshot = SnapshotFrom<typeof emailVerificationMachine>

const { send, done, fail } = casesOf(emailVerificationMachine)
const failing = (failure: Failure, how: string) => fail('verifyEmail', failure, how)

/** The email of the account that the link is of. */
export const ownEmail = 'mette@example.dk'
const verifiedAt = '2026-11-21T08:00:00.000Z'

/** Those who may look at the page of a link. */
export const askers = {
  visitor: null,
  owner: { email: ownEmail, email_verified_at: null },
  'owner, verified elsewhere': { email: ownEmail, email_verified_at: verifiedAt },
  stranger: { email: 'karen@example.dk', email_verified_at: verifiedAt },
} as const satisfies Record<string, Asker>
export type AskerName = keyof typeof askers

/** The name of who looks at a page. */
export const nameOf = ({ context: { asker } }: EmailVerificationSnapshot): AskerName => {
  if (asker === null) return 'visitor'
  if (asker.email !== ownEmail) return 'stranger'
  return asker.email_verified_at === null ? 'owner' : 'owner, verified elsewhere'
}

type When = (snapshot: EmailVerificationSnapshot) => boolean

function planOf(status: 'open' | 'expired', mayBecome: (name: AskerName) => When) {
  const cases = [
    ...(Object.keys(askers) as AskerName[]).map((name) =>
      send(
        { type: 'asker.changed', asker: askers[name] },
        { label: `asker.changed to ${name}`, when: mayBecome(name) },
      ),
    ),
    ...(status === 'expired'
      ? []
      : [
          send({ type: 'confirmation.pressed' }),
          done('verifyEmail', undefined, 'that it is verified'),
          failing({ kind: 'invalid', errors: { link: ['Linket virker ikke længere.'] } }, 'refuses the link'),
          failing({ kind: 'unauthenticated' }, 'knows no session'),
          failing({ kind: 'forbidden' }, 'knows the session of another user'),
          failing({ kind: 'throttled', retryAfterSeconds: 50 }, 'is asked too often'),
          failing({ kind: 'offline' }, 'is not reached'),
          failing({ kind: 'unexpected' }, 'fails'),
        ]),
  ]
  return planPaths(emailVerificationMachine, {
    cases,
    input: inputOf(status),
    key: ({ context }) => [context.verification.status, context.asker, context.failure],
  })
}

/** The input of a link's page that a visitor opens. */
export const inputOf = (status: 'open' | 'expired') => ({
  verification: { status, email: ownEmail } satisfies EmailVerification,
  asker: null,
})

/** The paths of a link that works, and of one that is too old. */
export const planEmailVerification = () => planOf('open', () => () => true)
export const planExpiredLink = () => planOf('expired', () => () => true)

/**
 * The paths that a test can walk on the page of one account's link. Whoever logs in does so from the visitor's page: with
 * another user the page is loaded anew. After a verification, here or elsewhere, there is nothing more to do.
 */
export const planEmailVerificationOnPage = () =>
  planOf('open', (name) => (snapshot) => {
    if (snapshot.hasTag('busy') || snapshot.matches('verified')) return false
    const before = nameOf(snapshot)
    if (name === 'visitor') return before !== 'visitor'
    if (name === 'owner, verified elsewhere')
      return before === 'owner' && !snapshot.matches('visitor') && !snapshot.matches('stranger')
    return before === 'visitor'
  })
