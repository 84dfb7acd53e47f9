import type { SnapshotFrom } from 'xstate'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type RecentlyViewedSnapshot = SnapshotFrom<typeof recentlyViewedMachine>

const { send } = casesOf(recentlyViewedMachine)

export const recentlyViewedInput = { country: 'dk', today: '2026-11-21' } as const

/** The paths of a front page on a device that remembers one offer, or none. */
export function planRecentlyViewed() {
  const offers = [{ ...coffeeCard, country: 'dk' as const }]
  const cases = [
    send({ type: 'offers.stored', offers }, { label: 'offers.stored with one' }),
    send({ type: 'offers.stored', offers: [...offers, ...offers] }, { label: 'offers.stored with two' }),
    send({ type: 'offers.stored', offers: [] }, { label: 'offers.stored with none' }),
    send({ type: 'clearing.requested' }),
    send({ type: 'clearing.cancelled' }),
    send({ type: 'clearing.confirmed' }),
  ]
  return planPaths(recentlyViewedMachine, {
    cases,
    input: recentlyViewedInput,
    key: ({ context }) => context.offers.length,
  })
}
