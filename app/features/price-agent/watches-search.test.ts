import { expect, it } from 'vitest'
import { readWatchesSearch } from './watches-search.ts'

it('§2.1 page of the price agent: the address says how many watches are drawn, in steps of 24', () => {
  expect(readWatchesSearch({ show: 120 })).toEqual({ show: 120 })
})

it.each([undefined, 24, 0, -80, 41, 80.5, '80', Number.POSITIVE_INFINITY, 1e300])(
  'anything but a later step is the first: %s',
  (show) => {
    expect(readWatchesSearch({ show })).toEqual({})
  },
)
