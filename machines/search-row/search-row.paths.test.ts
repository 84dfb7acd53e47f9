import assert from 'node:assert/strict'
import { planSearchRow, type SearchRowSnapshot } from '#machines/search-row/search-row.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { searchRowMachine } from './search-row.machine.ts'

const isReturned = ({ tags }: SearchRowSnapshot) => assert.deepEqual([...tags], ['returned'])

describePaths({
  machine: searchRowMachine,
  table: new URL('./search-row.paths.txt', import.meta.url),
  plans: [{ title: 'searchRow', plan: planSearchRow(), input: undefined }],
  see: {
    flowing: ({ tags }) => assert.deepEqual([...tags], []),
    returned: isReturned,
    held: isReturned,
  },
  inFewWords: ({ context: { turn } }) => `turn at ${turn}`,
})
