import { describe, expect, it } from 'vitest'
import { searchQueryOf } from './search-query.ts'

const waysOf = (words: string[]) =>
  searchQueryOf(words, 'dk').words.map(({ ways }) => ways.map(({ score }) => score))

describe('a search query', () => {
  it('finds a word begun or whole, in another form, as a compound’s part, and its synonyms', () => {
    expect(searchQueryOf(['mayo'], 'dk').found).toBe(
      "('mayo':*|'=mayo'|'~mayo'|'%mayo'|'&mayo'|'=mayonais'|'~mayonnaise'|'%mayonais'|'&mayonais'|'^mayo'|'+mayo'|'mayonnaise')",
    )
  })

  it('issue 21.4: takes a known word as finished, and another one as the beginning of a word', () => {
    expect([waysOf(['ost']), waysOf(['jordb'])].map(([ways]) => ways?.includes('headBegun'))).toEqual([
      false,
      true,
    ])
  })

  it('issue 21.4: finds all forms of a word of which a synonym has a short stem', () => {
    const form = searchQueryOf(['tortilla'], 'dk').words[0]?.ways.find(({ score }) => score === 'headForm')
    expect(form).toEqual({ score: 'headForm', tsquery: "'=tortil':A" })
  })

  it('takes words too short to look up as a test on what the others find', () => {
    const { found, short } = searchQueryOf(['arla', 'ma'], 'dk')
    expect([found.startsWith("('arla':*"), short?.startsWith("('ma':*")]).toEqual([true, true])
  })

  it('requires one letter only where there is nothing else', () => {
    const [beside, alone] = [searchQueryOf(['vitamin', 'c'], 'dk'), searchQueryOf(['c'], 'dk')]
    expect([beside.short, alone.found.startsWith("('c':*")]).toEqual([null, true])
    expect(beside.words.length).toBe(2)
  })

  it('issue 21.4: knows which word says what is wanted, also behind what describes it', () => {
    expect(searchQueryOf(['smor', 'lurpak'], 'dk').head).toBe(0)
    expect(searchQueryOf(['hvidlog', 'brod'], 'dk').head).toBe(1)
    expect(searchQueryOf(['tun', 'vand'], 'dk', new Set(['vand'])).head).toBe(0)
  })

  it('issue 21.4: reads two words as a compound too', () => {
    expect(
      searchQueryOf(['rode', 'log'], 'dk').compounds.some(({ found }) => found.startsWith("('rodlog':*")),
    ).toBe(true)
  })
})
