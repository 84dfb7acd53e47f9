import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { coffeeWatch } from '#machines/price-agent/price-agent.fixture.ts'
import { watchRemovalsMachine } from '#machines/watch-removals/watch-removals.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type WatchRemovalsSnapshot = SnapshotFrom<typeof watchRemovalsMachine>

const { send, done, fail } = casesOf(watchRemovalsMachine)
const offline: Failure = { kind: 'offline' }

/** The paths of two bins, of which each can be pressed while the other is answered. */
export function planWatchRemovals() {
  const cases = [
    send(
      { type: 'removal.chosen', productId: 3, name: coffeeWatch.name, watch: coffeeWatch },
      { label: 'the bin of coffee' },
    ),
    send({ type: 'removal.chosen', productId: 4, name: 'Tea' }, { label: 'the bin of tea' }),
    done('removeWatch', undefined, 'yes'),
    fail('removeWatch', offline, 'is not reached'),
  ]
  return planPaths(watchRemovalsMachine, {
    cases,
    input: undefined,
    key: ({ context }) => context.waiting.map(({ productId }) => productId),
  })
}
