import assert from 'node:assert/strict'
import { planSharedText } from '#machines/shared-text/shared-text.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { type SharedTextInput, sharedTextMachine } from './shared-text.machine.ts'

const visitor: SharedTextInput = { identity: 'visitor', text: null }
const waiting: SharedTextInput = { identity: 'visitor', text: 'smør' }
const shown: SharedTextInput = { identity: 'verified', text: 'smør' }

describePaths({
  machine: sharedTextMachine,
  table: new URL('./shared-text.paths.txt', import.meta.url),
  plans: [
    { title: 'sharedText', plan: planSharedText(visitor), input: visitor },
    { title: 'sharedText that waited before a reload', plan: planSharedText(waiting), input: waiting },
    { title: 'sharedText after the login', plan: planSharedText(shown), input: shown },
  ],
  see: {
    empty: ({ context }) => assert.equal(context.text, ''),
    waiting: ({ context }) => {
      assert.notEqual(context.text, '')
      assert.notEqual(context.identity, 'verified')
    },
  },
  inFewWords: ({ context: { identity, text } }) => `${identity}, ${text.length} characters`,
  // Who becomes verified is not logged out. From the first state, a text leads to waiting and no text to empty.
  withoutEffect: [
    'sharedText.deciding: always [0] to deciding',
    'sharedText.waiting: on.identity.changed [0] swapped',
    'sharedText.waiting: on.identity.changed [0] to deciding',
    'sharedText.waiting: on.identity.changed [1] to deciding',
    'sharedText.waiting: on.prompt.dismissed [0] to deciding',
    'sharedText: on.text.shared [2] to .deciding',
  ],
})
