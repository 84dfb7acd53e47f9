import { describe, expect, it } from 'vitest'
import { searchQueryOf } from './search-query.ts'

describe('a search query', () => {
  it('finds a word begun or whole, in another form, and within others from three letters on', () => {
    expect(searchQueryOf(['maelk'], 'dk')).toEqual({
      found: "('maelk':*|'=maelk'|'~maelk':*)",
      short: null,
      words: [
        {
          whole: "'maelk':AB|'=maelk':AB",
          ends: "'~maelk':D|'maelk':AB",
          begins: "'maelk':*",
          belongs: "'maelk':C|'=maelk':C|'~maelk':C",
        },
      ],
    })
  })

  it('three letters within others only where they end them', () => {
    expect(searchQueryOf(['ost'], 'dk').found).toBe("('ost':*|'=ost'|'~ost')")
  })

  it('takes words too short to look up as a test on what the others find', () => {
    const { found, short } = searchQueryOf(['arla', 'ma'], 'dk')
    expect({ found, short }).toEqual({ found: "('arla':*|'=arl'|'~arla':*)", short: "('ma':*|'=ma')" })
  })

  it('requires one letter only where there is nothing else', () => {
    const [beside, alone] = [searchQueryOf(['vitamin', 'c'], 'dk'), searchQueryOf(['c'], 'dk')]
    expect([beside.short, alone.found]).toEqual([null, "('c':*|'=c')"])
    expect(beside.words.map(({ whole }) => whole)).toEqual(["'vitamin':AB|'=vitamin':AB", "'c':AB|'=c':AB"])
  })
})
