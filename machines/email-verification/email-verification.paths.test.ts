import assert from 'node:assert/strict'
import {
  type EmailVerificationSnapshot,
  inputOf,
  nameOf,
  ownEmail,
  planEmailVerification,
  planExpiredLink,
} from '#machines/email-verification/email-verification.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { emailVerificationMachine } from './email-verification.machine.ts'

const rests = (snapshot: EmailVerificationSnapshot): void => {
  assert.deepEqual([...snapshot.tags], [])
  assert.deepEqual(Object.keys(snapshot.children), [])
}
const asks = (snapshot: EmailVerificationSnapshot) => {
  rests(snapshot)
  assert.equal(snapshot.context.failure, null)
  assert.equal(snapshot.context.verification.status, 'open')
}

describePaths({
  machine: emailVerificationMachine,
  table: new URL('./email-verification.paths.txt', import.meta.url),
  plans: [
    { title: 'a link that works', plan: planEmailVerification(), input: inputOf('open') },
    { title: 'a link that is too old', plan: planExpiredLink(), input: inputOf('expired') },
  ],
  see: {
    visitor: asks,
    stranger: asks,
    owner: (snapshot) => {
      asks(snapshot)
      assert.equal(nameOf(snapshot), 'owner')
    },
    confirming: (snapshot) => {
      assert.deepEqual([...snapshot.tags], ['busy'])
      assert.equal(Object.keys(snapshot.children).length, 1)
    },
    failed: (snapshot) => {
      rests(snapshot)
      assert.ok(['throttled', 'offline', 'unexpected'].includes(snapshot.context.failure?.kind ?? ''))
    },
    verified: (snapshot) => {
      rests(snapshot)
      assert.equal(snapshot.context.verification.email, ownEmail)
    },
    ended: rests,
  },
  inFewWords: (snapshot) =>
    [snapshot.context.verification.status, nameOf(snapshot), snapshot.context.failure?.kind]
      .filter(Boolean)
      .join(', '),
  // There is one kind of failure at a time, and nobody's email is nobody's.
  withoutEffect: [
    'emailVerification.confirming: invoke.onError [0] swapped',
    'emailVerification.confirming: invoke.onError [1] swapped',
    'emailVerification.deciding: always [2] swapped',
  ],
})
