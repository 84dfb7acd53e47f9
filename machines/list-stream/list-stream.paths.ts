import type { SnapshotFrom } from 'xstate'
import { listStreamMachine, SILENCE_MS } from '#machines/list-stream/list-stream.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ListStreamSnapshot = SnapshotFrom<typeof listStreamMachine>

const { send, after } = casesOf(listStreamMachine)
const isAttempt = (most: number) => ({
  when: ({ context }: ListStreamSnapshot) => context.attempt <= most,
})
const nthTime = (attempt: number) => ({
  when: ({ context }: ListStreamSnapshot) => Math.min(context.attempt, 4) === attempt,
})

type When = (snapshot: ListStreamSnapshot) => boolean

function planned(mayOpen: When, mayChange: When) {
  const cases = [
    send(
      { type: 'stream.opened', version: 4 },
      { when: (snapshot) => mayOpen(snapshot) && snapshot.context.attempt === 0 },
    ),
    send(
      { type: 'stream.opened', version: 9 },
      { when: (snapshot) => mayOpen(snapshot) && snapshot.context.attempt > 0 },
    ),
    send({ type: 'list.changed', version: 5 }, { when: mayChange }),
    send({ type: 'stream.lost' }, isAttempt(4)),
    send({ type: 'stream.gone' }),
    send({ type: 'network.online' }),
    send({ type: 'list.stale', version: 6 }),
    send({ type: 'network.offline' }, isAttempt(4)),
    send({ type: 'tab.hidden' }),
    send({ type: 'tab.returned' }),
    after('silence', SILENCE_MS, isAttempt(4)),
    after('reconnect', 1000, nthTime(1)),
    after('reconnect', 3000, nthTime(2)),
    after('reconnect', 10_000, nthTime(3)),
    after('reconnect', 30_000, nthTime(4)),
  ]
  return planPaths(listStreamMachine, {
    cases,
    input: { listUuid: 'list-1' },
    key: ({ context }) => context.attempt,
  })
}

/** The paths of the connection that tells of a list's changes. */
export function planListStream() {
  return planned(
    () => true,
    () => true,
  )
}

/** Those that a page can be led on: the first version that comes over a connection is the one that it opens with. */
export function planListStreamOnPage() {
  return planned(
    (snapshot) => snapshot.matches({ following: 'opening' }),
    (snapshot) => snapshot.matches({ following: 'open' }),
  )
}
