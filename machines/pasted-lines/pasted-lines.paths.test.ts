import assert from 'node:assert/strict'
import { pastedText, planPastedLines } from '#machines/pasted-lines/pasted-lines.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { pastedLinesMachine, takenOf } from './pasted-lines.machine.ts'

describePaths({
  machine: pastedLinesMachine,
  table: new URL('./pasted-lines.paths.txt', import.meta.url),
  plans: [{ title: 'pastedLines', plan: planPastedLines(), input: { text: pastedText } }],
  see: {
    choosing: ({ output }) => assert.equal(output, undefined),
    full: ({ output }) => assert.equal(output, undefined),
    submitted: ({ output, context }) => assert.deepEqual(output, { items: takenOf(context) }),
  },
  inFewWords: ({ context }) =>
    takenOf(context)
      .map(({ itemName }) => itemName)
      .join(' + ') || 'nothing',
})
