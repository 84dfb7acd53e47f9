import assert from 'node:assert/strict'
import { planWatchHistory, type WatchHistorySnapshot } from '#machines/watch-history/watch-history.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { watchHistoryMachine } from './watch-history.machine.ts'

const isBusy = (busy: boolean) => (snapshot: WatchHistorySnapshot) => {
  assert.equal(snapshot.hasTag('busy'), busy)
  if (busy) assert.equal(snapshot.context.product, null)
}

describePaths({
  machine: watchHistoryMachine,
  table: new URL('./watch-history.paths.txt', import.meta.url),
  plans: [{ title: 'watchHistory', plan: planWatchHistory(), input: { variantId: 7 } }],
  see: { unopened: isBusy(false), loading: isBusy(true), failed: isBusy(false), shown: isBusy(false) },
  inFewWords: ({ context: { product } }) => (product ? 'prices' : 'no prices'),
})
