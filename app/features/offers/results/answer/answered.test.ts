import { describe, expect, it } from 'vitest'
import { productCard } from '#app/domain/offers/offer-summary.fixture.ts'
import { answerIn, columnsOf, comparedUnitPrice, scopeOf } from './answered.ts'

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

describe('§2.1 the answer for a shopper with chains', () => {
  const priced = (id: number, price: number, unitPrice: number | null) => ({
    ...{ ...productCard, id, price, unitPrice },
  })
  const byUnit = priced(1, 8500, 8500)
  const small = priced(2, 3900, 15_600)
  const shown = (answer: Parameters<typeof columnsOf>[0]) =>
    columnsOf(answer).map(({ kind, offer }) => [kind, offer.id])

  it('has their chains first, and the cheapest of all beside it', () => {
    expect(shown({ byUnit, byPrice: small, ofMine: priced(3, 4500, 9000) })).toEqual([
      ['mine', 3],
      ['unit', 1],
    ])
  })

  it('has the two of everybody if their chains are the cheapest by unit, or sell nothing', () => {
    const own = priced(4, 4250, 8500)
    const answers = [{ ofMine: own }, { ofMine: small, byUnit: small }, { ofMine: null }, {}]
    expect(answers.map((mine) => shown({ byUnit, byPrice: small, ...mine }))).toEqual([
      [
        ['unit', 4],
        ['price', 2],
      ],
      [['unit', 2]],
      [
        ['unit', 1],
        ['price', 2],
      ],
      [
        ['unit', 1],
        ['price', 2],
      ],
    ])
  })

  it('has what costs least there, and of all, if no unit is compared', () => {
    const [cheapest, own, same] = [priced(5, 2000, null), priced(6, 2500, null), priced(7, 2000, null)]
    const answers = [own, same, null].map((ofMine) => shown({ byUnit: null, byPrice: cheapest, ofMine }))
    expect(answers).toEqual([
      [
        ['mine', 6],
        ['price', 5],
      ],
      [['price', 7]],
      [['price', 5]],
    ])
  })
})
