import assert from 'node:assert/strict'
import {
  type FeedAddressSnapshot,
  firstFeed,
  planFeedAddress,
} from '#machines/feed-address/feed-address.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { feedAddressMachine } from './feed-address.machine.ts'

const tagged =
  (...tags: ('busy' | 'asking')[]) =>
  (snapshot: FeedAddressSnapshot) =>
    assert.deepEqual(
      (['asking', 'busy'] as const).filter((tag) => snapshot.hasTag(tag)),
      tags,
    )

describePaths({
  machine: feedAddressMachine,
  table: new URL('./feed-address.paths.txt', import.meta.url),
  plans: [{ title: 'feedAddress', plan: planFeedAddress(), input: { feed: firstFeed } }],
  see: {
    shown: tagged(),
    copying: tagged('busy'),
    asking: tagged('asking'),
    renewing: tagged('asking', 'busy'),
    failed: tagged('asking'),
  },
  inFewWords: ({ context: { feed, copied } }) => `${feed === firstFeed ? 'first' : 'renewed'}, ${copied}`,
})
