import { describe, expect, it } from 'vitest'
import { productCard } from '#app/domain/offers/offer-summary.fixture.ts'
import { answerIn, comparedUnitPrice, scopeOf } from './answered.ts'

const found = {
  term: 'kaffe',
  totalOffers: 8,
  answer: { byUnit: productCard, byPrice: null },
  lowestUnitPrice: { amount: 9988, quantityType: 'kg' },
}
const all = { ...found, term: '' }

describe('§2.1 the answer where it is cheapest', () => {
  it.each([
    ['the offers of a term', found, {}],
    ['those of a term at chosen chains', found, { chain: [3] }],
    ['those of one category', all, { category: [7] }],
  ])('is about %s', (_, data, search) => {
    expect([answerIn(data, search), comparedUnitPrice(data, search)]).toEqual([
      found.answer,
      found.lowestUnitPrice,
    ])
  })

  it.each([
    ['all offers', {}],
    ['those of several categories', { category: [7, 8] }],
    ['those of a chain', { chain: [3] }],
  ])('is not about %s, which would compare butter with beer', (_, search) => {
    expect([answerIn(all, search), comparedUnitPrice(all, search)]).toEqual([null, null])
  })

  it('is about all that was searched for, unless chains, a brand or a size are chosen', () => {
    const chosen = [{}, { category: [7] }, { chain: [3] }, { brand: [4] }, { chain: [3], size: ['1kg'] }]
    expect(chosen.map(scopeOf)).toEqual(['all', 'all', 'chains', 'filters', 'filters'])
  })

  it('does not exist if there is nothing to compare', () => {
    expect(answerIn({ ...found, totalOffers: 1 }, {})).toBeNull()
    expect(answerIn({ ...found, answer: { byUnit: null, byPrice: null } }, {})).toBeNull()
  })
})
