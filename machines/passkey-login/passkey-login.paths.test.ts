import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'
import { planPasskeyLogin } from '#machines/passkey-login/passkey-login.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { passkeyLoginMachine } from './passkey-login.machine.ts'

const isBusy = (expected: boolean) => (snapshot: SnapshotFrom<typeof passkeyLoginMachine>) =>
  assert.equal(snapshot.hasTag('busy'), expected)

describePaths({
  machine: passkeyLoginMachine,
  table: new URL('./passkey-login.paths.txt', import.meta.url),
  plans: [{ title: 'passkeyLogin', plan: planPasskeyLogin(), input: undefined }],
  see: { offered: isBusy(false), asking: isBusy(true), refused: isBusy(false), loggedIn: isBusy(true) },
  inFewWords: ({ context }) => context.refusal ?? 'no refusal',
})
