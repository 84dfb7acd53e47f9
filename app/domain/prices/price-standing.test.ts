import { describe, expect, it } from 'vitest'
import { coffeeCard } from '../offers/offer-summary.fixture.ts'
import type { OfferSummary } from '../offers/offer-summary.ts'
import { judgedOffers } from './judged-offers.fixture.ts'
import { priceStanding } from './price-standing.ts'

const chains = ['Netto', 'Lidl', 'Bilka']
/** One offer at each price, by Netto, Lidl and Bilka in turn. */
const priced = (...prices: number[]): OfferSummary[] =>
  prices.map((price, index) => ({
    ...coffeeCard,
    ...{ id: index + 1, price },
    chain: { ...coffeeCard.chain, id: index, name: chains[index % chains.length] ?? '' },
  }))
/** The ids of the offers that are named beside the first. */
function besideFirst(offers: OfferSummary[]) {
  const judged = judgedOffers(offers)
  const [first] = judged
  const standing = first && priceStanding(first, judged)
  if (!standing) return undefined
  const named = standing.kind === 'shared' ? standing.sharers : standing.cheapest
  return [standing.kind, standing.per, named.map(({ id }) => id)]
}

describe('§3 compared prices: which offers are named beside a price', () => {
  it('are none beside the cheapest alone', () => {
    expect(besideFirst(priced(3995, 3996, 4500))).toBe(undefined)
  })

  it('are those of other chains that cost the same, whether others cost more or not', () => {
    expect(besideFirst(priced(3995, 3995, 4500))).toEqual(['shared', 'piece', [2]])
    expect(besideFirst(priced(3995, 3995, 3995))).toEqual(['shared', 'piece', [2, 3]])
  })

  it('are the cheapest, of which there can be several', () => {
    expect(besideFirst(priced(4500, 3995, 3995))).toEqual(['undercut', 'piece', [2, 3]])
  })

  it('are a cheaper offer of its own chain too', () => {
    const [offer, other, own] = priced(4500, 4995, 3995)
    if (!(offer && other && own)) throw new Error('three offers were made')
    expect(besideFirst([offer, other, { ...own, chain: offer.chain }])).toEqual(['undercut', 'piece', [3]])
  })

  it('are none beside a price that is kept back', () => {
    const [odd, ...others] = priced(39, 3995, 4500)
    if (!odd) throw new Error('three offers were made')
    expect(besideFirst([{ ...odd, isKeptBack: true }, ...others])).toBe(undefined)
  })

  it('are compared by the price of a piece, as it is shown', () => {
    const [single, pair] = priced(1667, 5000)
    if (!(single && pair)) throw new Error('two offers were made')
    expect(besideFirst([single, { ...pair, units: 3 }])).toEqual(['shared', 'piece', [2]])
  })

  it('are compared by the price of a full unit if the size is unknown, and not at all if that is not stated', () => {
    const [small, large] = priced(2000, 3000).map((offer) => ({ ...offer, quantity: null }))
    if (!(small && large)) throw new Error('two offers were made')
    expect(besideFirst([small, { ...large, unitPrice: 9000 }])).toEqual(['undercut', 'unit', [2]])
    expect(besideFirst([small, large])).toEqual(['shared', 'unit', [2]])
    expect(besideFirst([small, { ...large, unitPrice: null }])).toBe(undefined)
    expect(besideFirst([{ ...small, unitPrice: null }, large])).toBe(undefined)
  })

  it('are none beside a unit price that is not exact and may be lower', () => {
    const [small, large, bound] = priced(2000, 2000, 4000).map((offer) => ({ ...offer, quantity: null }))
    if (!(small && large && bound)) throw new Error('three offers were made')
    const most = { ...bound, unitPrice: 9000, unitPriceBound: 'most' as const }
    expect(besideFirst([small, large, most])).toBe(undefined)
  })
})
