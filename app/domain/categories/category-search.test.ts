import { describe, expect, it } from 'vitest'
import { categorySlug, readCategorySearch } from './category-search.ts'

describe('§2.1 §9: the address of a category', () => {
  it.each([
    ['Grænsehandel', 'grnsehandel'],
    ['PC og elektronik', 'pc-og-elektronik'],
    ['Päivittäistavarat', 'paivittaistavarat'],
    ['Hem & inredning', 'hem-inredning'],
    ['Ææ', '-'],
  ])('has the slug of its name: %s', (name, slug) => {
    expect(categorySlug(name)).toBe(slug)
  })

  it('says the category, its part and what is chosen of its offers', () => {
    const raw = { id: '3', part: 'frozen', chain: ['1', '2'], category: '7', sort: 'price', show: '48' }
    expect(readCategorySearch(raw)).toEqual({
      id: 3,
      part: 'frozen',
      chain: [1, 2],
      category: [7],
      sort: 'price',
      show: 48,
    })
  })

  it.each([
    {},
    { id: '0' },
    { id: '-1' },
    { id: '1.5' },
    { id: 'x' },
    { id: '2147483648' },
    { id: ['1', '2'] },
  ])('has no category: %j', (raw) => {
    expect(readCategorySearch({ ...raw, part: 'ost' })).toEqual({
      id: undefined,
      part: undefined,
      chain: undefined,
      category: undefined,
      sort: undefined,
      show: undefined,
    })
  })
})
