import { describe, expect, it } from 'vitest'
import { searchQueryOf } from './search-query.ts'

const waysOf = (words: string[]) =>
  searchQueryOf(words, 'dk').words.map(({ ways }) => ways.map(({ score }) => score))

describe('a search query', () => {
  it('finds a word in any form, as a compound’s part, and by the goods that it names; an unknown one also begun', () => {
    expect(searchQueryOf(['mayo'], 'dk').found).toBe(
      "('mayo'|'=mayo'|'%mayo'|'&mayo'|'^mayo'|'~mayo'|'+mayo'|'@mayonnaise/pantry')",
    )
    expect(searchQueryOf(['xyzzy'], 'dk').found).toBe(
      "('xyzzy':*|'=xyzy'|'%xyzy'|'&xyzy'|'^xyzy'|'~xyzzy'|'+xyzzy')",
    )
  })

  it('§2.1: finds other names of the same goods before what is a kind of them', () => {
    const { ways = [] } = searchQueryOf(['mayo'], 'dk').words[0] ?? {}
    expect(ways.filter(({ tsquery }) => tsquery.startsWith("'@")).slice(0, 2)).toEqual([
      { score: 'goods', tsquery: "'@mayonnaise/pantry':A" },
      { score: 'kind', tsquery: "'@mayonnaise/pantry':B" },
    ])
  })

  it('§2.1: what has the word in its name and is the goods that it names is as good as the word itself', () => {
    const [best] = searchQueryOf(['mayo'], 'dk').words[0]?.ways ?? []
    expect(best).toEqual({ score: 'head', tsquery: "'mayo':A|('mayo':B&('@mayonnaise/pantry':AB))" })
  })

  it('§2.1: finds the goods whose name may be unfinished', () => {
    const completed = searchQueryOf(['mael'], 'dk').words[0]?.ways.find(({ score }) => score === 'completed')
    expect(completed?.tsquery.split('|')).toContain("'@maelk/dairy-eggs':AB")
  })

  it('§2.1: the goods with the shortest name that begins so come before others that it begins', () => {
    const begun = searchQueryOf(['appels'], 'no').words[0]?.ways.filter(({ score }) =>
      ['completed', 'headBegun'].includes(score),
    )
    expect(begun).toEqual([
      { score: 'completed', tsquery: "'appels':A|'@appelsin/fruit-vegetables':AB" },
      {
        score: 'headBegun',
        tsquery: "'@appelsin/fruit-vegetables':AB|'@appelsinjuice/drinks':AB|'appels':*A",
      },
    ])
  })

  it('§2.1: reads most of a name as that name, so that what is longer is not shown beside it', () => {
    const headOf = (word: string) =>
      searchQueryOf([word], 'dk')
        .words[0]?.ways.find(({ score }) => score === 'head')
        ?.tsquery.split('|')
    expect(headOf('appels')).toContain("'appelsin':A")
    expect(headOf('laksefi')).toContain("'laksefilet':A")
    expect(headOf('app')).toBeUndefined()
  })

  it('§2.1: reads no genitive: hindbærs begins hindbærsaft', () => {
    const { ways = [] } = searchQueryOf(['hindbaers'], 'dk').words[0] ?? {}
    const [best] = ways
    expect(best?.tsquery).toContain("'hindbaersaft':A")
    expect(ways.filter(({ tsquery }) => tsquery.includes("'@hindbaer/")).map(({ score }) => score)).toEqual(
      [],
    )
  })

  it('§2.1: two words that are a name in their order name no others: kaffe filter is no filterkaffe', () => {
    const togetherIn = (words: string[]) => searchQueryOf(words, 'dk').compounds[0]?.found
    expect(togetherIn(['kaffe', 'filter'])).toBe("('@kaffefilter/household')")
    expect(togetherIn(['filter', 'kaffe'])).toBe("('@filterkaffe/pantry')")
  })

  it('§2.1: what begins another name is no form of a word only because it has its stem', () => {
    const { found } = searchQueryOf(['agurksa'], 'no')
    expect([found.includes("'=agurk'"), found.includes("'@agurksalat/")]).toEqual([false, true])
  })

  it('§2.1: an s behind a word begins the next part of a compound, where names have one', () => {
    const { found } = searchQueryOf(['tomats'], 'se')
    expect([found.includes("'@tomat/"), found.includes("'@pastasovs/")]).toEqual([false, true])
  })

  it('§2.1: a beginning of goods that stands whole in a name is worth no more than those goods', () => {
    const waysOfBeginning = searchQueryOf(['kyck'], 'se').words[0]?.ways ?? []
    const scoreOf = (text: string) => waysOfBeginning.find(({ tsquery }) => tsquery.includes(text))?.score
    expect([scoreOf("'kyck':A"), scoreOf("'@kylling/meat-fish':AB")]).toEqual(['completed', 'completed'])
  })

  it('§2.1: what begins as it is typed comes before shorter names that only begin so without accents', () => {
    const { found } = searchQueryOf(['gronsa'], 'se', { writtenAs: () => 'grönså' })
    expect([found.includes("'@brun-saebe/"), found.includes("'@grontsag/")]).toEqual([true, false])
  })

  it('§2.1: takes a known word as finished, and another one as the beginning of a word', () => {
    expect([waysOf(['ost']), waysOf(['jordb'])].map(([ways]) => ways?.includes('headBegun'))).toEqual([
      false,
      true,
    ])
  })

  it('takes words too short to look up as a test on what the others find', () => {
    const { found, short } = searchQueryOf(['arla', 'ma'], 'dk')
    expect([found.startsWith("('arla':*"), short?.startsWith("('ma':*")]).toEqual([true, true])
  })

  it('requires one letter only if there is nothing else, or goods are named with it', () => {
    const [beside, alone] = [searchQueryOf(['kim', 'c'], 'dk'), searchQueryOf(['c'], 'dk')]
    expect([beside.short, alone.found.startsWith("('c':*")]).toEqual([null, true])
    expect(searchQueryOf(['vitamin', 'c'], 'dk').short).toMatch(/^\('c'/)
    expect(beside.words.length).toBe(2)
  })

  it('§2.1: knows which word says what is wanted, also behind what describes it', () => {
    expect(searchQueryOf(['smor', 'lurpak'], 'dk').head).toBe(0)
    expect(searchQueryOf(['hvidlog', 'brod'], 'dk').head).toBe(1)
    expect(searchQueryOf(['tun', 'vand'], 'dk', { qualifiers: new Set(['vand']) }).head).toBe(0)
  })

  it('§2.1: reads two words as a compound too', () => {
    expect(searchQueryOf(['rode', 'log'], 'dk').compounds.map(({ found }) => found)).toContain(
      "('rodlog'|'~rodlog'|'@rodlog/fruit-vegetables')",
    )
  })

  it('§2.1: reads several words as a full name, one word of which says what the product is', () => {
    expect(searchQueryOf(['xyzzy', 'ost'], 'dk').compounds[0]).toEqual({
      found:
        "('xyzzy':ABD&'ost':ABD&('xyzzy':A|'ost':A|'@ost/dairy-eggs':A|('@unknown'&('xyzzy':B|'ost':B))))",
      ways: [
        {
          score: 'head',
          tsquery:
            "('xyzzy':ABD&'ost':ABD&('xyzzy':A|'ost':A|'@ost/dairy-eggs':A|('@unknown'&('xyzzy':B|'ost':B))))",
        },
      ],
      part: undefined,
      isShort: false,
    })
  })

  it('§2.1: reads several words as a name of the lexicon', () => {
    expect(searchQueryOf(['oksekod', 'hakket'], 'dk').compounds[0]?.found).toBe("('@oksefars/meat-fish')")
  })
})
