import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { mutation } from '#app/domain/list/lists.fixture.ts'
import { otherQueuesMachine } from '#machines/other-queues/other-queues.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type OtherQueuesSnapshot = SnapshotFrom<typeof otherQueuesMachine>

const { send, done, fail } = casesOf(otherQueuesMachine)
const missing: Failure = { kind: 'missing' }
const hasOthers = { when: ({ context }: OtherQueuesSnapshot) => context.others.length > 0 }
const refused = (id: string) =>
  send(
    {
      type: 'change.refused',
      mutation: mutation(id, { kind: 'check', itemUuid: 'bread' }, 'list-2'),
      failure: missing,
    },
    { label: `change.refused of ${id}` },
  )

/** The paths of the queues beside that of `list-1`; what they tell comes as events. */
export function planOtherQueues() {
  const cases = [
    done('findQueues', [], 'with none'),
    done('findQueues', ['list-1', 'list-2', 'list-3'], 'with that of the shown list and two more'),
    fail('findQueues', new Error('no storage')),
    send({ type: 'session.renewed' }, hasOthers),
    send({ type: 'server.reached' }, hasOthers),
    refused('m1'),
    send({ type: 'signIn.needed' }),
    send(
      { type: 'queue.empty', listUuid: 'list-2' },
      { when: ({ context }) => context.others.includes('list-2') },
    ),
  ]
  return planPaths(otherQueuesMachine, {
    cases,
    input: otherQueuesInput,
    key: ({ context }) => context.others,
  })
}

export const otherQueuesInput = { owner: 'mette@example.dk', listUuid: 'list-1' }
