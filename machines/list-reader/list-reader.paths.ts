import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { listOf } from '#app/domain/list/lists.fixture.ts'
import { listReaderMachine } from '#machines/list-reader/list-reader.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ListReaderSnapshot = SnapshotFrom<typeof listReaderMachine>

const { send, after, done, fail } = casesOf(listReaderMachine)
const gone: Failure = { kind: 'unauthenticated' }
const offline: Failure = { kind: 'offline' }
const nthTime = (attempt: number) => ({
  when: ({ context }: ListReaderSnapshot) => Math.min(context.attempt, 4) === attempt,
})

/** The paths of reading a list of two versions, whose place another list can take. */
export function planListReader() {
  const cases = [
    send({ type: 'list.stale', version: 4 }),
    send({ type: 'list.stale', version: 5 }),
    send({ type: 'list.doubted' }),
    send({ type: 'list.reload' }),
    send({ type: 'tab.returned' }),
    send({ type: 'network.online' }, { when: ({ context }) => context.attempt === 0 }),
    send(
      { type: 'network.online' },
      { label: 'network.online after attempts', when: ({ context }) => context.attempt > 0 },
    ),
    send({ type: 'session.renewed' }),
    after('gather', 50),
    after('refetch', 1000, nthTime(1)),
    after('refetch', 3000, nthTime(2)),
    after('refetch', 10_000, nthTime(3)),
    after('refetch', 30_000, nthTime(4)),
    done('fetchList', listOf([], { version: 4 }), 'with version 4'),
    done('fetchList', listOf([], { version: 5 }), 'with version 5'),
    done('fetchList', listOf([], { uuid: 'list-2', version: 1 }), 'with another list'),
    fail('fetchList', offline, 'is not reached'),
    fail('fetchList', gone, 'knows no session'),
  ]
  return planPaths(listReaderMachine, {
    cases,
    input: { locale: 'dk' },
    key: ({ context: { uuid, version, wanted, attempt } }) => [uuid, version, wanted, Math.min(attempt, 4)],
  })
}
