import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type EmailCheckSnapshot = SnapshotFrom<typeof emailCheckMachine>

const { send, after, done, fail } = casesOf(emailCheckMachine)
const refusal = (failure: Failure, how: string) => fail('checkEmail', failure, how)

/** The paths of the email check, walked on the machine and on the page. */
export function planEmailCheck() {
  const cases = [
    send({ type: 'email.submitted', email: 'mette@example.dk' }),
    send({ type: 'email.changed' }),
    done('checkEmail', { email_registered: true }, 'registered'),
    done('checkEmail', { email_registered: false }, 'not registered'),
    refusal({ kind: 'invalid', errors: { email: ['Emailen er ikke gyldig.'] } }, 'refuses the email'),
    refusal({ kind: 'throttled', retryAfterSeconds: 2 }, 'asks to wait 2 s'),
    refusal({ kind: 'offline' }, 'is not reached'),
    refusal({ kind: 'unexpected' }, 'fails'),
    after('second', 1000),
  ]
  return planPaths(emailCheckMachine, { cases, input: undefined, key: ({ context }) => context })
}
