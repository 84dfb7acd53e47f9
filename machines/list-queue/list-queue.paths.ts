import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { mutation } from '#app/domain/list/lists.fixture.ts'
import type { KeptMutation, ListMutation } from '#app/domain/list/shopping-list.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ListQueueSnapshot = SnapshotFrom<typeof listQueueMachine>

const { send, after, done, fail } = casesOf(listQueueMachine)
const offline: Failure = { kind: 'offline' }
const throttled: Failure = { kind: 'throttled', retryAfterSeconds: 20 }

export const stored = mutation('stored', { kind: 'check', itemUuid: 'milk' })
export const made = mutation('made', { kind: 'check', itemUuid: 'coffee' })
export const elsewhere = mutation('elsewhere', { kind: 'check', itemUuid: 'bread' })

const isQueued =
  ({ id }: ListMutation) =>
  ({ context }: ListQueueSnapshot) =>
    context.queue.some((queued) => queued.id === id)
const isNotQueued = (change: ListMutation) => ({
  when: (snapshot: ListQueueSnapshot) => !isQueued(change)(snapshot),
})
const news = (changed: KeptMutation[], settled: string[]) => ({
  type: 'queue.changed' as const,
  changed,
  settled,
})
const waits = (ms: number) => ({ when: ({ context }: ListQueueSnapshot) => context.waitMs === ms })

const rereads = (readAttempt: number) => ({
  when: ({ context }: ListQueueSnapshot) => context.readAttempt === readAttempt,
})

/** The paths of a queue with one change stored before, one made here and one made in another tab. */
export function planListQueue() {
  const cases = [
    send({ type: 'change.made', mutation: made }, { label: 'change.made', ...isNotQueued(made) }),
    send(news([elsewhere], []), { label: 'another tab adds', ...isNotQueued(elsewhere) }),
    send(news([{ ...elsewhere, ackedVersion: 6 }], []), {
      label: 'another tab has its change answered',
      when: isQueued(elsewhere),
    }),
    send(news([], ['elsewhere']), { label: 'another tab drops its change', when: isQueued(elsewhere) }),
    send({ type: 'lead.gained' }, { when: ({ context }) => context.readAttempt < 3 }),
    send(
      { type: 'lead.lost' },
      {
        when: ({ context: { version, attempt, readAttempt } }) =>
          version === 4 && attempt === 0 && readAttempt < 2,
      },
    ),
    send({ type: 'network.online' }),
    send({ type: 'server.reached' }),
    send({ type: 'session.renewed' }),
    send(
      { type: 'list.loaded', version: 4 },
      { label: 'list.loaded with nothing new', when: ({ context }) => context.version === 4 },
    ),
    send({ type: 'list.loaded', version: 5 }, { when: ({ context }) => context.version <= 5 }),
    send(
      { type: 'list.loaded', version: 6 },
      {
        label: 'list.loaded with an answered change',
        when: ({ context }) => context.queue.some(({ ackedVersion = 7 }) => ackedVersion <= 6),
      },
    ),
    done('loadQueue', [], 'with nothing'),
    done('loadQueue', [stored], 'with a change'),
    done('loadQueue', [{ ...stored, ackedVersion: 4 }], 'with a change that the list has'),
    fail('loadQueue', new Error('no storage')),
    done('sendMutation', { kind: 'applied', version: 5 }, 'applied'),
    done('sendMutation', { kind: 'refused', failure: { kind: 'missing' } }, 'refused'),
    done('sendMutation', { kind: 'signedOut' }, 'signed out'),
    fail('sendMutation', offline, 'is not reached'),
    fail('sendMutation', throttled, 'asks to wait 20 s'),
    after('backoff', 1000, waits(1000)),
    after('backoff', 2000, waits(2000)),
    after('backoff', 20_000, waits(20_000)),
    after('rereading', 1000, rereads(1)),
    after('rereading', 2000, rereads(2)),
  ]
  return planPaths(listQueueMachine, {
    cases,
    input: listQueueInput,
    key: ({ context: { queue, sent, version, attempt, waitMs, readAttempt }, value }) => [
      JSON.stringify(value).includes('sending') && sent?.id,
      queue.map(({ id, ackedVersion }) => [id, ackedVersion]),
      version,
      Math.min(attempt, 2),
      attempt === 0 ? 0 : waitMs,
      readAttempt,
    ],
  })
}

export const listQueueInput = { owner: 'mette@example.dk', listUuid: 'list-1', version: 4 }
