import assert from 'node:assert/strict'
import {
  type ListQueueSnapshot,
  listQueueInput,
  planListQueue,
} from '#machines/list-queue/list-queue.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { BACKOFF_MS, unsent } from './list-queue.changes.ts'
import { listQueueMachine } from './list-queue.machine.ts'

/** The keeper and the lock run in every state; `running` beside them. */
const runs =
  (running: string[], tags: string[]) =>
  (snapshot: ListQueueSnapshot): void => {
    const sources = Object.values(snapshot.children).map((child) => String(child?.src))
    assert.deepEqual(sources, ['keepQueue', 'lead', 'followWindow', ...running])
    assert.deepEqual([...snapshot.tags], tags)
    for (const { ackedVersion } of snapshot.context.queue)
      assert.ok(ackedVersion === undefined || ackedVersion > snapshot.context.version)
  }

describePaths({
  machine: listQueueMachine,
  table: new URL('./list-queue.paths.txt', import.meta.url),
  plans: [{ title: 'listQueue', plan: planListQueue(), input: listQueueInput }],
  see: {
    restoring: runs(['loadQueue'], ['restoring']),
    unreadable: runs([], []),
    following: (snapshot) => {
      runs([], [])(snapshot)
      assert.equal(snapshot.context.readAttempt, 0)
    },
    'leading.takingOver': runs(['loadQueue'], ['restoring']),
    'leading.unreadable': runs([], []),
    'leading.idle': (snapshot) => {
      runs([], [])(snapshot)
      assert.deepEqual(unsent(snapshot.context.queue), [])
    },
    'leading.sending': (snapshot) => {
      runs(['sendMutation'], ['sending'])(snapshot)
      assert.notEqual(snapshot.context.sent, null)
    },
    'leading.backingOff.failed': (snapshot) => {
      runs([], ['waiting'])(snapshot)
      assert.ok(BACKOFF_MS.includes(snapshot.context.waitMs))
    },
    'leading.backingOff.asked': (snapshot) => {
      runs([], ['waiting'])(snapshot)
      assert.equal(snapshot.context.waitMs, 20_000)
    },
    'leading.signedOut': runs([], ['signedOut']),
  },
  inFewWords: ({ context: { queue, sent, version, attempt, waitMs, readAttempt } }) => {
    const last = sent ? `, sent ${sent.id}` : ''
    const changes = queue.map(({ id, ackedVersion }) => (ackedVersion ? `${id} (in ${ackedVersion})` : id))
    return `list at ${version}: ${changes.join(', ') || 'nothing'}${last}${attempt ? `, attempt ${attempt}, ${waitMs} ms` : ''}${readAttempt ? `, unread ${readAttempt}` : ''}`
  },
  // An outcome is of one kind. What is unsent in an unread queue is sent from `unreadable` too.
  withoutEffect: [
    'listQueue.leading.sending: invoke.onDone [0] swapped',
    'listQueue.leading.idle: always [0] swapped',
  ],
  // By 'is let go by a tab ...', 'the other lets go at once ...', 'what another tab had answered ...' and
  // 'a queue that is not needed ...'.
  noticedByHand: [
    'listQueue.following: on.queue.changed [0] left out',
    'listQueue.following: on.queue.changed [0] without action 3',
    'listQueue.leading.sending: invoke.onDone [1] without action 0',
  ],
})
