import { afterEach, expect, it, vi } from 'vitest'
import type { Queryable } from '../../db/database.ts'
import { countSearch } from './count-search.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('writes what was searched for once in five seconds, each term with how often it was', async () => {
  vi.useFakeTimers()
  const written: unknown[] = []
  const database = {
    query: async (_: string, values: unknown[]) => written.push(values),
  } as unknown as Queryable
  countSearch(database, { country: 'dk', term: 'kaffe', offers: 12 })
  countSearch(database, { country: 'dk', term: 'kaffe', offers: 11 })
  countSearch(database, { country: 'se', term: 'kaffe', offers: 4 })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual([
    ['dk', 'kaffe', 'kaffe', 11, ['kaffe'], 2],
    ['se', 'kaffe', 'kaffe', 4, ['kaffe'], 1],
  ])
})
