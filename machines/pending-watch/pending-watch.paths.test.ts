import assert from 'node:assert/strict'
import { type PendingWatchSnapshot, planPendingWatch } from '#machines/pending-watch/pending-watch.paths.ts'
import { coffeeItem } from '#machines/price-agent/price-agent.fixture.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { pendingWatchMachine } from './pending-watch.machine.ts'

describePaths({
  machine: pendingWatchMachine,
  table: new URL('./pending-watch.paths.txt', import.meta.url),
  plans: [{ title: 'pendingWatch', plan: planPendingWatch(), input: { user: null } }],
  see: {
    waiting: ({ context: { pending, user } }: PendingWatchSnapshot) =>
      assert.ok(pending === null || user === null || pending.owner === 'jonas@example.dk'),
    // What is due waits here as well.
    covered: ({ context: { pending } }: PendingWatchSnapshot) =>
      assert.ok(pending === null || pending.item === coffeeItem),
  },
  withoutEffect: [
    'pendingWatch.deciding: always [0] to deciding',
    'pendingWatch.deciding: always [1] to deciding',
    'pendingWatch: initial deciding',
  ],
  inFewWords: ({ context: { pending, user } }) =>
    [user?.email ?? 'visitor', pending ? pending.item.name : 'nothing kept', pending?.owner]
      .filter(Boolean)
      .join(', '),
})
