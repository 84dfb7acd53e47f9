import assert from 'node:assert/strict'
import { type ListReaderSnapshot, planListReader } from '#machines/list-reader/list-reader.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { listReaderMachine } from './list-reader.machine.ts'

const asks = (count: number) => (snapshot: ListReaderSnapshot) =>
  assert.equal(Object.keys(snapshot.children).length, count)

describePaths({
  machine: listReaderMachine,
  table: new URL('./list-reader.paths.txt', import.meta.url),
  plans: [{ title: 'listReader', plan: planListReader(), input: { locale: 'dk' } }],
  see: {
    current: (snapshot) => {
      const { wanted, version, attempt } = snapshot.context
      asks(0)(snapshot)
      assert.ok(wanted <= version)
      assert.equal(attempt, 0)
    },
    gathering: (snapshot) => {
      const { wanted, version } = snapshot.context
      asks(0)(snapshot)
      assert.ok(wanted > version)
    },
    fetching: asks(1),
    waiting: (snapshot) => {
      asks(0)(snapshot)
      assert.ok(snapshot.context.attempt > 0)
    },
    signedOut: asks(0),
  },
  inFewWords: ({ context: { uuid, version, wanted, attempt } }) =>
    `${uuid ?? 'no list'} at ${version}, wanted ${wanted}, attempt ${attempt}`,
})
