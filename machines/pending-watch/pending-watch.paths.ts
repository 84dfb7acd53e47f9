import type { SnapshotFrom } from 'xstate'
import type { PendingWatch } from '#app/domain/agents/wanted-item.ts'
import { pendingWatchMachine } from '#machines/pending-watch/pending-watch.machine.ts'
import { coffeeItem } from '#machines/price-agent/price-agent.fixture.ts'
import { astrid, mette } from '#machines/session/users.fixture.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type PendingWatchSnapshot = SnapshotFrom<typeof pendingWatchMachine>

const { send } = casesOf(pendingWatchMachine)

/** Coffee that a device in Denmark keeps for a visitor. */
export const keptCoffee: PendingWatch = { item: coffeeItem, country: 'dk', owner: null, keptAt: 1000 }

/** The paths of an item that waits, on the device of a visitor. */
export function planPendingWatch() {
  const cases = [
    send({ type: 'watch.postponed', item: coffeeItem, country: 'dk' }),
    send({ type: 'pending.stored', pending: null }, { label: 'pending.stored nothing' }),
    send({ type: 'pending.stored', pending: keptCoffee }, { label: 'pending.stored coffee' }),
    send(
      { type: 'pending.stored', pending: { ...keptCoffee, owner: 'jonas@example.dk' } },
      { label: 'pending.stored coffee of Jonas' },
    ),
    send({ type: 'user.answered', user: null }, { label: 'user.answered nobody' }),
    send({ type: 'user.answered', user: mette }, { label: 'user.answered Mette' }),
    send({ type: 'user.answered', user: astrid }, { label: 'user.answered Astrid' }),
    send({ type: 'page.covered' }),
    send({ type: 'page.freed' }),
  ]
  return planPaths(pendingWatchMachine, { cases, input: { user: null }, key: ({ context }) => context })
}
