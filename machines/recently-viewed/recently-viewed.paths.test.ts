import assert from 'node:assert/strict'
import {
  planRecentlyViewed,
  type RecentlyViewedSnapshot,
  recentlyViewedInput,
} from '#machines/recently-viewed/recently-viewed.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { recentlyViewedMachine } from './recently-viewed.machine.ts'

const isEmpty = ({ context }: RecentlyViewedSnapshot) => assert.deepEqual(context.offers, [])
const isShown = ({ context, tags }: RecentlyViewedSnapshot) => {
  assert.ok(context.offers.length > 0)
  assert.deepEqual([...tags], ['shown'])
}

describePaths({
  machine: recentlyViewedMachine,
  table: new URL('./recently-viewed.paths.txt', import.meta.url),
  plans: [{ title: 'recentlyViewed', plan: planRecentlyViewed(), input: recentlyViewedInput }],
  see: {
    empty: isEmpty,
    showing: isShown,
    confirming: isShown,
    cleared: isEmpty,
  },
  inFewWords: ({ context: { offers } }) => `${offers.length} offers`,
})
