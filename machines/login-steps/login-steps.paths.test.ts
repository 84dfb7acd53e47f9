import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'
import { planLoginSteps } from '#machines/login-steps/login-steps.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { loginStepsMachine } from './login-steps.machine.ts'

const asksForCode = (expected: boolean) => (snapshot: SnapshotFrom<typeof loginStepsMachine>) =>
  assert.equal(snapshot.hasTag('code'), expected)

describePaths({
  machine: loginStepsMachine,
  table: new URL('./login-steps.paths.txt', import.meta.url),
  plans: [{ title: 'loginSteps', plan: planLoginSteps(), input: undefined }],
  see: {
    password: asksForCode(false),
    app: asksForCode(true),
    backup: asksForCode(true),
  },
  inFewWords: ({ context: { email } }) => email || 'no email',
})
