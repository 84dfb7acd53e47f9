import { afterEach, expect, it, vi } from 'vitest'
import type { Queryable } from '../db/database.ts'
import { countEmptySearch } from './count-empty-search.ts'
import { recordEmptySearch } from './record-empty-search.ts'

vi.mock('./record-empty-search.ts', () => ({ recordEmptySearch: vi.fn() }))

afterEach(() => {
  vi.useRealTimers()
})

it('writes what was searched for in vain once in five seconds, each term with how often it was', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  const database = {} as Queryable
  countEmptySearch(database, { country: 'dk', term: 'Enhjørning' })
  countEmptySearch(database, { country: 'dk', term: 'enhjørning' })
  countEmptySearch(database, { country: 'se', term: 'enhörning' })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(recordEmptySearch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const day = '2026-11-21'
  expect(vi.mocked(recordEmptySearch).mock.calls.map(([, search]) => search)).toEqual([
    { country: 'dk', term: 'enhjørning', searches: 2, day },
    { country: 'se', term: 'enhörning', searches: 1, day },
  ])
})
