import { expect, it } from 'vitest'
import { chooseVaried } from './choose-varied.ts'

type Given = [chainId: number, categoryId: number]
const rows = (...given: Given[]) =>
  given.map(([chainId, categoryId], index) => ({ id: index + 1, chainId, categoryId }))
const chosen = (count: number, cheapest: number[], ...given: Given[]) =>
  chooseVaried(rows(...given), count, new Set(cheapest)).map(({ id }) => id)

it('takes at most a quarter from each chain and two from each category, in order', () => {
  expect(chosen(4, [], [1, 1], [1, 2], [2, 1], [3, 1], [4, 2], [5, 3])).toEqual([1, 3, 5, 6])
})

it('§2.1 the front page: at most a quarter carry the mark of the cheapest', () => {
  expect(chosen(4, [1, 2, 3, 5], [1, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 6], [7, 7])).toEqual([
    1, 4, 6, 7,
  ])
})

it('§2.1 the front page: room that variety leaves is filled by the next best, those without the mark first', () => {
  expect(chosen(4, [1, 2], [1, 1], [2, 2], [3, 3], [3, 3])).toEqual([1, 3, 4, 2])
})
