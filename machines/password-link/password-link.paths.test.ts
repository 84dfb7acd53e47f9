import assert from 'node:assert/strict'
import { planPasswordLink } from '#machines/password-link/password-link.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { passwordLinkMachine } from './password-link.machine.ts'

describePaths({
  machine: passwordLinkMachine,
  table: new URL('./password-link.paths.txt', import.meta.url),
  plans: [{ title: 'passwordLink', plan: planPasswordLink(), input: undefined }],
  see: {
    asking: ({ context }) => assert.equal(context.email, null),
    sent: ({ context }) => assert.equal(context.email, 'mette@example.dk'),
  },
  inFewWords: ({ context: { email } }) => email ?? 'no email',
})
