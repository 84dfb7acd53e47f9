import { expect, it } from 'vitest'
import { unusualCount, withCount } from './usual-count.ts'

it.each<[number, number[], 'shrunk' | 'grown' | undefined]>([
  [49, [100], 'shrunk'],
  [50, [100], undefined],
  [200, [100], undefined],
  [201, [100], 'grown'],
  [0, [100, 90, 110], 'shrunk'],
  // One odd week does not change what is usual.
  [100, [100, 100, 10, 100], undefined],
  [60, [100, 140], undefined],
  [5, [], undefined],
])('docs/import.md: %i offers after %j: %s', (offers, earlier, is) => {
  expect(unusualCount(offers, earlier)?.is).toBe(is)
})

it('docs/import.md: the sentence says the numbers, and that nothing was withdrawn', () => {
  expect([unusualCount(40, [100]), unusualCount(300, [100])]).toEqual([
    { is: 'shrunk', told: 'It has 40 offers, less than half of the usual 100. None were withdrawn.' },
    { is: 'grown', told: 'It has 300 offers, more than twice the usual 100. None were withdrawn.' },
  ])
})

it('docs/import.md: the last eight numbers are kept', () => {
  expect(withCount([1, 2, 3, 4, 5, 6, 7, 8], 9)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
})
