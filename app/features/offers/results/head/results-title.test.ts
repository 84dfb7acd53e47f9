import { describe, expect, it } from 'vitest'
import { resultsTitle, shortTerm } from './results-title.ts'

const found = {
  term: '',
  correctedTo: null,
  facets: {
    chain: [
      { id: 1, name: 'Netto', offers: 5 },
      { id: 2, name: 'Lidl', offers: 3 },
    ],
    category: [{ id: 3, name: 'Frugt og grønt', offers: 8 }],
    brand: [{ id: 4, name: 'Arla', offers: 2 }],
    size: [],
  },
}

describe('the title of a results page', () => {
  it('is the term, with a capital', () => {
    expect(resultsTitle({ ...found, term: 'økologisk kaffe' }, {}, 'dk')).toBe('Økologisk kaffe')
  })

  it('is the corrected term if the term was corrected', () => {
    expect(resultsTitle({ ...found, term: 'kafe', correctedTo: 'kaffe' }, {}, 'dk')).toBe('Kaffe')
  })

  it('is the only choice of a filter if there is no term', () => {
    expect(resultsTitle(found, { chain: [2] }, 'dk')).toBe('Lidl')
    expect(resultsTitle(found, { category: [3] }, 'dk')).toBe('Frugt og grønt')
    expect(resultsTitle(found, { brand: [4] }, 'dk')).toBe('Arla')
  })

  it('is undefined for all offers, several choices, and an unknown choice', () => {
    const choices = [{}, { chain: [1, 2] }, { chain: [1], category: [3] }, { chain: [404] }]
    expect(choices.map((search) => resultsTitle(found, search, 'dk'))).toEqual(choices.map(() => undefined))
  })

  it('keeps emoji whole and cuts a term of 10,000 characters', () => {
    expect(resultsTitle({ ...found, term: '🥑 avocado' }, {}, 'dk')).toBe('🥑 avocado')
    expect([...shortTerm('🥑'.repeat(10_000))]).toEqual([...'🥑'.repeat(79), '…'])
  })
})
