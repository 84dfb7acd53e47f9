import assert from 'node:assert/strict'
import { planTracking, type TrackingSnapshot } from '#machines/tracking/tracking.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { trackingMachine } from './tracking.machine.ts'

describePaths({
  machine: trackingMachine,
  table: new URL('./tracking.paths.txt', import.meta.url),
  plans: [{ title: 'tracking', plan: planTracking(), input: undefined }],
  see: {
    silent: ({ children }: TrackingSnapshot) =>
      assert.deepEqual([children.tracker, children.analytics], [undefined, undefined]),
    counting: ({ children }) => assert.ok(children.tracker && children.analytics),
  },
  inFewWords: ({ context: { path } }) => path ?? 'no page',
})
