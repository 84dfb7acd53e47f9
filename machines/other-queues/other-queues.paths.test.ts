import assert from 'node:assert/strict'
import {
  type OtherQueuesSnapshot,
  otherQueuesInput,
  planOtherQueues,
} from '#machines/other-queues/other-queues.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { otherQueuesMachine } from './other-queues.machine.ts'

const runs = (snapshot: OtherQueuesSnapshot, expected: string[]): void => {
  const sources = Object.values(snapshot.children).map((child) => String(child?.src))
  assert.deepEqual(sources.toSorted(), expected)
}
const sends = (snapshot: OtherQueuesSnapshot): void => {
  const { others } = snapshot.context
  runs(snapshot, ['hearChildren', ...others.map(() => 'queue')])
  assert.ok(!others.includes(otherQueuesInput.listUuid))
}

describePaths({
  machine: otherQueuesMachine,
  table: new URL('./other-queues.paths.txt', import.meta.url),
  plans: [{ title: 'otherQueues', plan: planOtherQueues(), input: otherQueuesInput }],
  see: {
    looking: (snapshot) => runs(snapshot, ['findQueues']),
    none: (snapshot) => runs(snapshot, []),
    'sending.accepted': sends,
    'sending.refused': sends,
  },
  inFewWords: ({ context: { others } }) =>
    others.length > 0 ? `beside it ${others.join(', ')}` : 'none beside it',
})
