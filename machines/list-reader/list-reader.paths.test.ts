import assert from 'node:assert/strict'
import { type ListReaderSnapshot, planListReader } from '#machines/list-reader/list-reader.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { listReaderMachine } from './list-reader.machine.ts'

/** Follows the window in every state; `running` beside it. */
const runs = (running: string[]) => (snapshot: ListReaderSnapshot) => {
  const sources = Object.values(snapshot.children).map((child) => String(child?.src))
  assert.deepEqual(sources, ['followWindow', ...running])
}

describePaths({
  machine: listReaderMachine,
  table: new URL('./list-reader.paths.txt', import.meta.url),
  plans: [{ title: 'listReader', plan: planListReader(), input: { locale: 'dk' } }],
  see: {
    current: (snapshot) => {
      const { wanted, version, attempt } = snapshot.context
      runs([])(snapshot)
      assert.ok(wanted <= version)
      assert.equal(attempt, 0)
    },
    gathering: (snapshot) => {
      const { wanted, version } = snapshot.context
      runs([])(snapshot)
      assert.ok(wanted > version)
    },
    fetching: runs(['fetchList']),
    waiting: (snapshot) => {
      runs([])(snapshot)
      assert.ok(snapshot.context.attempt > 0)
    },
    signedOut: runs([]),
  },
  inFewWords: ({ context: { uuid, version, wanted, attempt } }) =>
    `${uuid ?? 'no list'} at ${version}, wanted ${wanted}, attempt ${attempt}`,
})
