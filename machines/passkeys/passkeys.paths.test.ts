import assert from 'node:assert/strict'
import { type PasskeysSnapshot, passkeyOptions, planPasskeys } from '#machines/passkeys/passkeys.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { passkeysMachine } from './passkeys.machine.ts'

const keeps =
  (kept: Partial<PasskeysSnapshot['context']>, isBusy = false) =>
  (snapshot: PasskeysSnapshot) => {
    const { isAble, ...context } = snapshot.context
    // Why none was made is kept until the next step.
    const { refusal } = snapshot.matches('shown') ? context : { refusal: null }
    assert.deepEqual(context, { options: null, refusal, removed: null, ...kept })
    assert.equal(snapshot.hasTag('busy'), isBusy)
  }

describePaths({
  machine: passkeysMachine,
  table: new URL('./passkeys.paths.txt', import.meta.url),
  plans: [
    { title: 'passkeys', plan: planPasskeys(true), input: { isAble: true } },
    {
      title: 'passkeys in a browser that makes none',
      plan: planPasskeys(false),
      input: { isAble: false },
    },
  ],
  see: {
    shown: keeps({}),
    asking: keeps({}),
    making: keeps({ options: passkeyOptions }, true),
    removing: keeps({ removed: 'a1' }),
  },
  inFewWords: ({ context: { options, refusal, removed } }) =>
    options ? 'options kept' : removed ? `to remove ${removed}` : (refusal ?? 'nothing kept'),
})
