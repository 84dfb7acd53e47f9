import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { coffeeWatch } from '#machines/price-agent/price-agent.fixture.ts'
import { mette } from '#machines/session/users.fixture.ts'
import {
  type WatchRemovalsInput,
  watchRemovalsMachine,
} from '#machines/watch-removals/watch-removals.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type WatchRemovalsSnapshot = SnapshotFrom<typeof watchRemovalsMachine>

const { send, done, fail } = casesOf(watchRemovalsMachine)
const offline: Failure = { kind: 'offline' }
const ended: Failure = { kind: 'unauthenticated' }
export const ofMette: WatchRemovalsInput = { email: mette.email }

/** The paths of two bins, of which each can be pressed while the other is answered. */
export function planWatchRemovals() {
  const cases = [
    send(
      { type: 'removal.chosen', productId: 3, name: coffeeWatch.name, watch: coffeeWatch },
      { label: 'the bin of coffee' },
    ),
    send({ type: 'removal.chosen', productId: 4, name: 'Tea' }, { label: 'the bin of tea' }),
    send({ type: 'user.answered', user: null }),
    send({ type: 'user.answered', user: mette }, { label: 'user.answered Mette' }),
    send({ type: 'user.replaced' }),
    done('removeWatch', undefined, 'yes'),
    fail('removeWatch', offline, 'is not reached'),
    fail('removeWatch', ended, 'is refused'),
  ]
  return planPaths(watchRemovalsMachine, {
    cases,
    input: ofMette,
    key: ({ context: { email, waiting } }) => [email, ...waiting.map(({ productId }) => productId)],
  })
}
