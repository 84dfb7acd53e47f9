import { describe, expect, it } from 'vitest'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { comparedOffers, comparedUnitPrice } from './compared-offers.ts'

const offer = (id: number, unitPrice: number | null, quantityType: string | null): OfferSummary => ({
  ...coffeeCard,
  id,
  variantId: id,
  unitPrice,
  quantityType,
  isCheapest: true,
})

const found = {
  term: 'kaffe',
  sponsored: [offer(1, 12_488, 'kg')],
  offers: [offer(2, 9988, 'kg'), offer(3, 9988, 'kg'), offer(4, null, null), offer(5, 9989, 'kg')],
  lowestUnitPrice: { amount: 9988, quantityType: 'kg', aloneId: 2 },
}
const cheapest = (...parameters: Parameters<typeof comparedOffers>) =>
  comparedOffers(...parameters)
    .filter(({ isCheapest }) => isCheapest)
    .map(({ id }) => id)

describe('§3 compared prices: the cheapest offer of a search', () => {
  it('is the offer that the search compared, not a worse match at the same price', () => {
    expect(cheapest(found, {})).toEqual([2])
  })

  it('comes after the sponsored offers, which keep their place', () => {
    expect(comparedOffers(found, {}).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  })

  it('is marked within one category too', () => {
    const all = { ...found, term: '' }
    expect(cheapest(all, { category: [7] })).toEqual([2])
    expect(comparedUnitPrice(all, { category: [7] })).toEqual(found.lowestUnitPrice)
  })

  it('is not marked if butter would be compared with beer', () => {
    const all = { ...found, term: '' }
    expect(cheapest(all, {})).toEqual([])
    expect(cheapest(all, { category: [7, 8] })).toEqual([])
    expect(comparedUnitPrice(all, {})).toBe(null)
  })

  it('does not exist if another offer costs the same', () => {
    const lowestUnitPrice = { ...found.lowestUnitPrice, aloneId: null }
    expect(cheapest({ ...found, lowestUnitPrice }, {})).toEqual([])
  })

  it('does not exist among chosen chains, because another chain may be cheaper', () => {
    expect(cheapest(found, { chain: [3] })).toEqual([])
    expect(comparedUnitPrice(found, { chain: [3] })).toEqual(found.lowestUnitPrice)
  })

  it('does not exist if no size is known', () => {
    expect(cheapest({ ...found, lowestUnitPrice: null }, {})).toEqual([])
  })
})
