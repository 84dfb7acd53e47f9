import assert from 'node:assert/strict'
import {
  ofMette,
  planWatchRemovals,
  type WatchRemovalsSnapshot,
} from '#machines/watch-removals/watch-removals.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { watchRemovalsMachine } from './watch-removals.machine.ts'

const names = ({ context }: WatchRemovalsSnapshot) => context.waiting.map(({ name }) => name)

// Two bins of a page are pressed in `price-agent-page.spec.ts`.
describePaths({
  machine: watchRemovalsMachine,
  table: new URL('./watch-removals.paths.txt', import.meta.url),
  plans: [{ title: 'watchRemovals', plan: planWatchRemovals(), input: ofMette }],
  see: {
    resting: (snapshot) => assert.deepEqual(names(snapshot), []),
    removing: (snapshot) => {
      assert.ok(names(snapshot).length > 0)
      assert.equal(new Set(names(snapshot)).size, names(snapshot).length)
    },
  },
  inFewWords: (snapshot) =>
    `${snapshot.context.email ?? 'a visitor'}, ${names(snapshot).join(', then ') || 'nothing waits'}`,
})
