import assert from 'node:assert/strict'
import { type ListStreamSnapshot, planListStream } from '#machines/list-stream/list-stream.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { listStreamMachine } from './list-stream.machine.ts'

/** Follows the window in every state; `running` beside it. */
const runs = (running: string[]) => (snapshot: ListStreamSnapshot) => {
  const sources = Object.values(snapshot.children).map((child) => String(child?.src))
  assert.deepEqual(sources, ['followWindow', ...running])
}

describePaths({
  machine: listStreamMachine,
  table: new URL('./list-stream.paths.txt', import.meta.url),
  plans: [{ title: 'listStream', plan: planListStream(), input: { listUuid: 'list-1' } }],
  see: {
    'following.opening': runs(['followList']),
    'following.open': (snapshot) => {
      runs(['followList'])(snapshot)
      assert.deepEqual([...snapshot.tags], ['live'])
      assert.equal(snapshot.context.attempt, 0)
    },
    lost: (snapshot) => {
      runs([])(snapshot)
      assert.ok(snapshot.context.attempt > 0)
    },
    resting: runs([]),
    gone: runs([]),
  },
  inFewWords: ({ context }) => `attempt ${context.attempt}`,
})
