import assert from 'node:assert/strict'
import { planOpenRow } from '#machines/open-row/open-row.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { openRowMachine } from './open-row.machine.ts'

describePaths({
  machine: openRowMachine,
  table: new URL('./open-row.paths.txt', import.meta.url),
  plans: [{ title: 'openRow', plan: planOpenRow(), input: undefined }],
  see: {
    none: ({ context }) => assert.equal(context.row, null),
    one: ({ context }) => assert.notEqual(context.row, null),
  },
  inFewWords: ({ context: { row } }) => row ?? 'no row',
})
