import { expect, it } from 'vitest'
import { readLeafletSearch, searchOfPage } from './leaflet-search.ts'

it('§2.1: the address of a leaflet names its page, but not the first', () => {
  const read = [3, '3', 1, 0, -2, 2.5, 'x', undefined].map((page) => readLeafletSearch({ page }))
  expect(read).toEqual([{ page: 3 }, { page: 3 }, {}, {}, {}, {}, {}, {}])
  expect([1, 2].map(searchOfPage)).toEqual([{}, { page: 2 }])
})
