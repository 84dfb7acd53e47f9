import type { SnapshotFrom } from 'xstate'
import { feedAddressMachine } from '#machines/feed-address/feed-address.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type FeedAddressSnapshot = SnapshotFrom<typeof feedAddressMachine>

const { send, done, fail } = casesOf(feedAddressMachine)

const feedAt = (secret: string) => ({
  rss: `https://example.org/pricing-agent/feed/${secret}.rss`,
  calendar: `https://example.org/pricing-agent/feed/${secret}.ics`,
})

/** The addresses before and after a renewal. */
export const [firstFeed, renewedFeed] = [feedAt('first'), feedAt('renewed')]

/** The paths of the secret addresses of a feed. */
export function planFeedAddress() {
  const cases = [
    send({ type: 'copy.pressed', form: 'rss' }, { label: 'copy.pressed rss' }),
    send({ type: 'copy.pressed', form: 'calendar' }, { label: 'copy.pressed calendar' }),
    send({ type: 'renewal.asked' }),
    send({ type: 'renewal.confirmed' }),
    send({ type: 'renewal.cancelled' }),
    done('copyText', undefined, 'in the clipboard'),
    fail('copyText', new Error('no clipboard'), 'without a clipboard'),
    done('renewFeed', renewedFeed, 'with new addresses'),
    fail('renewFeed', { kind: 'offline' }, 'is not reached'),
  ]
  return planPaths(feedAddressMachine, {
    cases,
    input: { feed: firstFeed },
    key: ({ context: { feed, copied } }) => [feed.rss, copied],
  })
}
