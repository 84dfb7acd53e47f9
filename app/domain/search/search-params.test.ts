import { describe, expect, it } from 'vitest'
import { parseSearchParams, stringifySearchParams } from './search-params.ts'

describe('search parameters, in the format of a form without JavaScript', () => {
  it('reads every value as text, and a repeated name as a list', () => {
    expect(parseSearchParams('?chain=1&chain=2&sort=price&q=hele+b%C3%B8nner&tfsf=1')).toEqual({
      chain: ['1', '2'],
      sort: 'price',
      q: 'hele bønner',
      tfsf: '1',
    })
  })

  it('reads names of object members like any other name', () => {
    expect(parseSearchParams('?toString=a&toString=b&constructor=c')).toEqual({
      toString: ['a', 'b'],
      constructor: 'c',
    })
  })

  it('survives malformed escapes', () => {
    expect(parseSearchParams('?q=100%&chain=%E0%A4%A')).toEqual({ q: '100%', chain: '\uFFFD%A' })
  })

  it('writes a list by repeating its name, and leaves out undefined values', () => {
    expect(stringifySearchParams({ chain: [1, 2], category: [], sort: undefined, q: 'hele bønner' })).toBe(
      '?chain=1&chain=2&q=hele+b%C3%B8nner',
    )
  })

  it('writes an empty text if there are no values', () => {
    expect(stringifySearchParams({})).toBe('')
  })
})
