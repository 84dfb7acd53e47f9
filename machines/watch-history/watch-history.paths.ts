import type { SnapshotFrom } from 'xstate'
import { watchHistoryMachine } from '#machines/watch-history/watch-history.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type WatchHistorySnapshot = SnapshotFrom<typeof watchHistoryMachine>

const { send, done, fail } = casesOf(watchHistoryMachine)

/** The paths of a watched product's prices over time. */
export function planWatchHistory() {
  const product = {
    today: '2026-11-21',
    country: 'dk' as const,
    chainCategoryIds: [],
    history: [],
    others: [],
    mails: null,
  }
  const cases = [
    send({ type: 'history.opened' }),
    send({ type: 'loading.retried' }),
    done('fetchHistory', product, 'with prices'),
    done('fetchHistory', null, 'without a product'),
    fail('fetchHistory', { kind: 'offline' }, 'is not reached'),
  ]
  return planPaths(watchHistoryMachine, {
    cases,
    input: { variantId: 7 },
    key: ({ context }) => context.product !== null,
  })
}
