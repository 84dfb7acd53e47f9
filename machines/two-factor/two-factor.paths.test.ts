import assert from 'node:assert/strict'
import { appSetup, planTwoFactor, type TwoFactorSnapshot } from '#machines/two-factor/two-factor.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { twoFactorMachine } from './two-factor.machine.ts'

const keeps =
  (setup: typeof appSetup | null, isBusy = false) =>
  (snapshot: TwoFactorSnapshot) => {
    assert.equal(snapshot.context.setup, setup)
    assert.equal(snapshot.hasTag('busy'), isBusy)
  }

describePaths({
  machine: twoFactorMachine,
  table: new URL('./two-factor.paths.txt', import.meta.url),
  plans: [
    { title: 'twoFactor without an app', plan: planTwoFactor(false), input: { isOn: false } },
    { title: 'twoFactor with an app', plan: planTwoFactor(true), input: { isOn: true } },
  ],
  see: {
    off: keeps(null),
    asking: keeps(null),
    confirming: keeps(appSetup),
    'codes.shown': keeps(appSetup),
    'codes.copying': keeps(appSetup, true),
    on: keeps(null),
    removing: keeps(null),
  },
  inFewWords: ({ context: { setup } }) => (setup ? 'setup kept' : 'no setup'),
})
