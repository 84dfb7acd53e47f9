import { describe, expect, it } from 'vitest'
import { parseSearchParams, stringifySearchParams } from './search-params.ts'

describe('search parameters, written as a form without JavaScript writes them', () => {
  it('reads every value as text, and a name that comes back as a list', () => {
    expect(parseSearchParams('?chain=1&chain=2&sort=price&q=hele+b%C3%B8nner&tfsf=1')).toEqual({
      chain: ['1', '2'],
      sort: 'price',
      q: 'hele bønner',
      tfsf: '1',
    })
  })

  it('reads names of object members as any other name', () => {
    expect(parseSearchParams('?toString=a&toString=b&constructor=c')).toEqual({
      toString: ['a', 'b'],
      constructor: 'c',
    })
  })

  it('survives malformed escapes', () => {
    expect(parseSearchParams('?q=100%&chain=%E0%A4%A')).toEqual({ q: '100%', chain: '\uFFFD%A' })
  })

  it('writes a list by repeating its name, and leaves out what is not set', () => {
    expect(stringifySearchParams({ chain: [1, 2], category: [], sort: undefined, q: 'hele bønner' })).toBe(
      '?chain=1&chain=2&q=hele+b%C3%B8nner',
    )
  })

  it('writes nothing where there is nothing to say', () => {
    expect(stringifySearchParams({})).toBe('')
  })
})
