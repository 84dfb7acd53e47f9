import { describe, expect, it } from 'vitest'
import { choiceOf, choicesOf, countChoices, divides } from './filters/filters.ts'
import { isFiltered, readResultsSearch, stepsOf, withoutChoice, withoutFilters } from './results-search.ts'

describe('readResultsSearch', () => {
  it('reads what a link or a form writes', () => {
    expect(
      readResultsSearch({
        ...{ chain: ['1', '2'], category: '3', brand: '4', size: ['0.5kg', '6x0.33l'] },
        ...{ sort: 'unit-price', show: '48', exact: '1' },
      }),
    ).toEqual({
      ...{ chain: [1, 2], category: [3], brand: [4], size: ['0.5kg', '6x0.33l'] },
      ...{ sort: 'unit-price', show: 48, exact: 1 },
    })
  })

  it('reads its own result as the same', () => {
    const read = {
      chain: [1],
      category: [3, 4],
      size: ['10stk'],
      sort: 'price' as const,
      show: 72,
      tfsf: 1 as const,
    }
    expect(readResultsSearch(read)).toEqual(read)
  })

  it('ignores invalid values and fills in no default', () => {
    expect(
      readResultsSearch({
        chain: ['', 'netto', '-1', '0', '1.5', '1e30', 'NaN'],
        category: { id: 3 },
        brand: '2147483648',
        size: ['500 g', 'kg', '1kg; drop table offers', `${'9'.repeat(30)}l`, 3],
        sort: 'cheapest; drop table offers',
        show: '-24',
        exact: 'yes',
        tfsf: '2',
        utm_source: 'mail',
      }),
    ).toEqual({})
  })

  it('counts a repeated choice once, and keeps the others beside an invalid one', () => {
    expect(readResultsSearch({ chain: ['7', 'x', '7', '8'] })).toEqual({ chain: [7, 8] })
  })

  it('rounds the number of offers up to steps of 24, at most 480', () => {
    const shown = ['1', '24', '25', '480', '100000'].map((show) => readResultsSearch({ show }).show)
    expect(shown).toEqual([24, 24, 48, 480, 480])
  })

  it('gives what is the same page the same parameters', () => {
    expect([-5, 0, 1, 24, 25, 2 ** 40].map(stepsOf)).toEqual([24, 24, 24, 24, 48, 480])
    expect(choiceOf('chain', [3, 1, 3, -1, 2, 10])).toEqual([1, 2, 3, 10])
    expect(choiceOf('size', ['1kg', '0.5kg', '1kg'])).toEqual(['0.5kg', '1kg'])
    expect(
      choiceOf(
        'brand',
        Array.from({ length: 500 }, (_, index) => index + 1),
      ),
    ).toHaveLength(60)
    expect(choicesOf({ chain: [2, 1] })).toEqual({ chain: [1, 2], category: [], brand: [], size: [] })
  })

  it('limits the number of choices to the number of chains', () => {
    const chain = Array.from({ length: 5000 }, (_, index) => String(index + 1))
    expect(readResultsSearch({ chain })).toEqual({ chain: chain.slice(0, 60).map(Number) })
  })
})

describe('a selection', () => {
  it('is filtered if the address sets a filter, an order, a length or exactness', () => {
    const filters = [{ chain: 1 }, { category: 1 }, { brand: 1 }, { size: '1kg' }]
    const asked = [...filters, { sort: 'price' }, { show: 48 }, { exact: 1 }]
    expect(asked.map((search) => isFiltered(readResultsSearch(search)))).toEqual(asked.map(() => true))
  })

  it('is not filtered for a plain search or the default order', () => {
    expect(
      [{}, { tfsf: '1' }, { sort: 'relevance' }].map((raw) => isFiltered(readResultsSearch(raw))),
    ).toEqual([false, false, false])
  })

  it('is cleared of its filters and starts over, in the same order', () => {
    expect(withoutFilters({ chain: [1], brand: [2], sort: 'price', show: 96, exact: 1, tfsf: 1 })).toEqual({
      sort: 'price',
      exact: 1,
    })
  })

  it('loses one choice and keeps the others', () => {
    const search = { chain: [1, 2], category: [3], sort: 'price' as const, show: 96 }
    expect(withoutChoice(search, 'chain', 1)).toEqual({ chain: [2], category: [3], sort: 'price' })
    expect(withoutChoice(search, 'category', 3)).toEqual({ chain: [1, 2], sort: 'price' })
    expect(withoutChoice({ size: ['1kg', '0.5kg'] }, 'size', '1kg')).toEqual({ size: ['0.5kg'] })
    expect(countChoices(search)).toBe(3)
  })
})

it('a filter divides what was found unless its only choice has all offers', () => {
  const some = (...offers: number[]) => offers.map((count, id) => ({ id, name: '', offers: count }))
  expect([some(), some(8), some(5), some(5, 3)].map((facets) => divides(facets, 8))).toEqual([
    ...[false, false, true, true],
  ])
})
