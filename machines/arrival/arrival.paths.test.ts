import assert from 'node:assert/strict'
import { arrivalInput, planArrival } from '#machines/arrival/arrival.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { arrivalMachine } from './arrival.machine.ts'

describePaths({
  machine: arrivalMachine,
  table: new URL('./arrival.paths.txt', import.meta.url),
  plans: [{ title: 'arrival', plan: planArrival(), input: arrivalInput }],
  see: {
    settled: ({ context }) => assert.equal(context.arrived, null),
    arrived: ({ context }) => assert.ok(context.known.has(context.arrived ?? '')),
  },
  inFewWords: ({ context: { known, arrived } }) => `${[...known].join(', ')} listed, ${arrived} new`,
})
