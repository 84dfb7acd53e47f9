import { describe, expect, it } from 'vitest'
import { searchDocument } from './search-document.ts'

const product = { country: 'dk' as const, name: 'Øl', brand: null, parentBrand: null, category: null }
const lexemesOf = (texts: Partial<Parameters<typeof searchDocument>[0]>) =>
  searchDocument({ ...product, ...texts })
    .split(' ')
    .sort()

describe('a search document', () => {
  it('holds words in both foldings, each also as its stem', () => {
    expect(lexemesOf({ name: 'Øl' })).toEqual(["'=oel':1A", "'=ol':1A", "'oel':1A", "'ol':1A"])
  })

  it('holds the ends of words of the name from three letters on, each with a vowel', () => {
    expect(lexemesOf({ name: 'Letmælk' })).toEqual([
      "'=letmaelk':1A",
      "'letmaelk':1A",
      "'~aelk':4D",
      "'~elk':4D",
      "'~maelk':4D",
      "'~tmaelk':4D",
    ])
  })

  it('tells name, brand and what the product belongs to apart; a word in several is in each', () => {
    expect(lexemesOf({ name: 'Te', brand: 'Te', parentBrand: 'Te', category: 'Te' })).toEqual([
      "'=te':1A,2B,3C",
      "'te':1A,2B,3C",
    ])
  })

  it('holds a compound written in parts as one word too', () => {
    expect(lexemesOf({ name: 'Is', brand: 'Coca-Cola' })).toContain("'cocacola':2B")
  })

  it('has no letter that a tsvector could misread', () => {
    const document = searchDocument({ ...product, name: `O'Læs \\ ":*&|!()<-> 🍌`, brand: "'" })
    expect(document.replace(/'[=~]?[a-z0-9]+':\d[A-D](,\d[A-D])*/g, '').trim()).toBe('')
  })
})
