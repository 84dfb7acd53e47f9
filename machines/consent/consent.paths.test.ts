import assert from 'node:assert/strict'
import { type ConsentSnapshot, planConsent } from '#machines/consent/consent.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { consentMachine } from './consent.machine.ts'

const choiceOf = ({ context }: ConsentSnapshot) => context.choice
const isDecided = (snapshot: ConsentSnapshot) => assert.ok(Array.isArray(choiceOf(snapshot)))

describePaths({
  machine: consentMachine,
  table: new URL('./consent.paths.txt', import.meta.url),
  plans: [{ title: 'consent', plan: planConsent(), input: undefined }],
  see: {
    unknown: (snapshot: ConsentSnapshot) => assert.equal(choiceOf(snapshot), undefined),
    'asking.banner': (snapshot) => assert.equal(choiceOf(snapshot), null),
    'asking.preferences': (snapshot) => assert.equal(choiceOf(snapshot), null),
    'decided.resting': isDecided,
    'decided.changing': isDecided,
  },
  inFewWords: ({ context: { choice } }) =>
    choice === undefined ? 'unknown' : choice === null ? 'undecided' : `allows ${choice.join() || 'nothing'}`,
})
