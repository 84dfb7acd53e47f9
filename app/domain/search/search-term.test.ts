import { describe, expect, it } from 'vitest'
import { cleanTerm, isSearchable, longestTerm, termInAddress } from './search-term.ts'

describe('a cleaned search term', () => {
  it('loses control and formatting characters and surplus whitespace', () => {
    expect(cleanTerm(' \tlet\0mælk\n \u200f1\u00a0l\u00ad ')).toBe('letmælk 1 l')
  })

  it('is cut after 100 characters, never inside one', () => {
    expect(cleanTerm(`  ${'kaffe '.repeat(2000)}`)).toBe('kaffe '.repeat(17).slice(0, longestTerm).trim())
    expect(cleanTerm(`${'a'.repeat(99)}🍌🍌`)).toBe(`${'a'.repeat(99)}🍌`)
    expect(cleanTerm('🍌'.repeat(2000))).toBe('🍌'.repeat(longestTerm))
  })

  it('holds no half of a character after a long text was composed', () => {
    expect(cleanTerm(`a${' '.repeat(398)}🍌`)).toBe('a 🍌')
    expect(cleanTerm(`${'e\u0301'.repeat(199)}a🍌`)).toBe('é'.repeat(longestTerm))
    expect(cleanTerm(`a${' '.repeat(799)}🍌`)).toBe('a')
  })
})

it('§5 search: an address holds the cleaned term in lower case', () => {
  expect(termInAddress(' Cafe\u0301\u200b  NOIR ')).toBe('café noir')
})

describe('§5 and §9 search: fewer than 2 characters are not searched for', () => {
  it.each(['', 'k', ' k ', 'k\u200b', '\u00ad\0k', 'e\u0301', '\u200f\u200f', '🍌', ' 🥛\u200b'])(
    '%j',
    (text) => {
      expect(isSearchable(text)).toBe(false)
    },
  )

  it.each(['..', '...', ' .. ', '.\u200b.'])('nor are dots, which an address cannot hold: %j', (text) => {
    expect(isSearchable(text)).toBe(false)
  })

  it.each(['øl', '1l', 'e\u0301e\u0301', '.5', 'k.', '%%', '🍌🍌', 'k🍌'])('but %j is', (text) => {
    expect(isSearchable(text)).toBe(true)
  })
})
