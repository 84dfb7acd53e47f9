import assert from 'node:assert/strict'
import { type ListStreamSnapshot, planListStream } from '#machines/list-stream/list-stream.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { listStreamMachine } from './list-stream.machine.ts'

const follows = (count: number) => (snapshot: ListStreamSnapshot) =>
  assert.equal(Object.keys(snapshot.children).length, count)

describePaths({
  machine: listStreamMachine,
  table: new URL('./list-stream.paths.txt', import.meta.url),
  plans: [{ title: 'listStream', plan: planListStream(), input: { listUuid: 'list-1' } }],
  see: {
    'following.opening': follows(1),
    'following.open': (snapshot) => {
      follows(1)(snapshot)
      assert.deepEqual([...snapshot.tags], ['live'])
      assert.equal(snapshot.context.attempt, 0)
    },
    lost: (snapshot) => {
      follows(0)(snapshot)
      assert.ok(snapshot.context.attempt > 0)
    },
    resting: follows(0),
    gone: follows(0),
  },
  inFewWords: ({ context }) => `attempt ${context.attempt}`,
})
