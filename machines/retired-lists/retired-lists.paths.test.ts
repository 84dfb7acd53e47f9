import assert from 'node:assert/strict'
import {
  lastWeek,
  lastWeeksList,
  planRetiredLists,
  type RetiredListsSnapshot,
} from '#machines/retired-lists/retired-lists.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { retiredListsMachine } from './retired-lists.machine.ts'

const shows = (context: Partial<RetiredListsSnapshot['context']>, tags: string[]) => {
  return (snapshot: RetiredListsSnapshot): void => {
    assert.partialDeepStrictEqual(snapshot.context, context)
    assert.deepEqual([...snapshot.tags], tags)
    assert.equal(Object.keys(snapshot.children).length, tags.includes('busy') ? 1 : 0)
  }
}

describePaths({
  machine: retiredListsMachine,
  table: new URL('./retired-lists.paths.txt', import.meta.url),
  plans: [{ title: 'retiredLists', plan: planRetiredLists(), input: { locale: 'dk' } }],
  see: {
    'heads.loading': shows({ heads: [], chosen: null, list: null }, ['busy']),
    'heads.shown': shows({ heads: [lastWeek], chosen: null, list: null }, []),
    'heads.failed': shows({ heads: [], chosen: null, list: null }, ['failed']),
    'list.loading': shows({ chosen: lastWeek, list: null }, ['busy']),
    'list.shown': shows({ chosen: lastWeek, list: lastWeeksList }, []),
    'list.failed': shows({ chosen: lastWeek, list: null }, ['failed']),
  },
  inFewWords: ({ context: { heads, chosen, list, putBack } }) =>
    `${heads.length} heads, ${chosen?.uuid ?? 'none'} chosen, ${list ? 'read' : 'not read'}, ${putBack.length} put back`,
})
