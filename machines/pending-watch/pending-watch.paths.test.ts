import assert from 'node:assert/strict'
import { type PendingWatchSnapshot, planPendingWatch } from '#machines/pending-watch/pending-watch.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { pendingWatchMachine } from './pending-watch.machine.ts'

describePaths({
  machine: pendingWatchMachine,
  table: new URL('./pending-watch.paths.txt', import.meta.url),
  plans: [{ title: 'pendingWatch', plan: planPendingWatch(), input: { user: null } }],
  see: {
    waiting: ({ context: { pending, user } }: PendingWatchSnapshot) =>
      assert.ok(pending === null || user === null || pending.owner === 'jonas@example.dk'),
  },
  inFewWords: ({ context: { pending, user } }) =>
    [user?.email ?? 'visitor', pending ? pending.item.name : 'nothing kept', pending?.owner]
      .filter(Boolean)
      .join(', '),
})
