import assert from 'node:assert/strict'
import { fetchedRowsInput, planFetchedRows } from '#machines/fetched-rows/fetched-rows.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { fetchedRowsMachine } from './fetched-rows.machine.ts'

describePaths({
  machine: fetchedRowsMachine,
  table: new URL('./fetched-rows.paths.txt', import.meta.url),
  plans: [{ title: 'fetchedRows', plan: planFetchedRows(), input: fetchedRowsInput }],
  see: {
    settled: ({ context }) => assert.deepEqual(context.placed, context.checked),
    lingering: () => {},
  },
  inFewWords: ({ context: { placed, checked } }) =>
    `${placed.join(', ')} among the fetched, ${checked.join(', ')} ticked`,
  // By 'not while a row is pressed ...'.
  noticedByHand: ['fetchedRows.lingering: on.rows.used [0] without restart'],
})
