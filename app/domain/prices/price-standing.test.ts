import { describe, expect, it } from 'vitest'
import { coffeeCard } from '../offers/offer-summary.fixture.ts'
import type { OfferSummary } from '../offers/offer-summary.ts'
import { priceStanding } from './price-standing.ts'

const chains = ['Netto', 'Lidl', 'Bilka']
/** One offer at each price, by Netto, Lidl and Bilka in turn. */
const priced = (...prices: number[]): OfferSummary[] =>
  prices.map((price, index) => ({
    ...coffeeCard,
    ...{ id: index + 1, price },
    chain: { ...coffeeCard.chain, id: index, name: chains[index % chains.length] ?? '' },
  }))
const standingOfFirst = (offers: OfferSummary[]) => {
  const [first] = offers
  return first && priceStanding(first, offers)
}

describe('§3 compared prices: how a price stands among the chains that have the product today', () => {
  it('is cheapest if every other chain asks more, even by one øre', () => {
    expect(standingOfFirst(priced(3995, 3996, 4500))).toEqual({ kind: 'cheapest', chains: 3 })
  })

  it('is shared, and not cheapest, if another chain asks the same', () => {
    const offers = priced(3995, 3995, 4500)
    expect(standingOfFirst(offers)).toEqual({
      ...{ kind: 'shared', per: 'piece', sharers: offers.slice(1, 2), isLowest: true, chains: 3 },
    })
  })

  it('is not the lowest if all chains ask the same', () => {
    const offers = priced(3995, 3995, 3995)
    expect(standingOfFirst(offers)).toEqual({
      ...{ kind: 'shared', per: 'piece', sharers: offers.slice(1), isLowest: false, chains: 3 },
    })
  })

  it('is undercut by the cheapest offers, of which there can be several', () => {
    const offers = priced(4500, 3995, 3995)
    expect(standingOfFirst(offers)).toEqual({ kind: 'undercut', per: 'piece', cheapest: offers.slice(1) })
  })

  it('is undercut by a cheaper offer of its own chain too', () => {
    const [offer, other, own] = priced(4500, 4995, 3995)
    if (!(offer && other && own)) throw new Error('three offers were made')
    const cheaper = { ...own, chain: offer.chain }
    expect(priceStanding(offer, [offer, other, cheaper])).toEqual({
      kind: 'undercut',
      per: 'piece',
      cheapest: [cheaper],
    })
  })

  it('leaves out a price that is kept back, which has no standing itself', () => {
    const [odd, lowest, other] = priced(39, 3995, 4500)
    if (!(odd && lowest && other)) throw new Error('three offers were made')
    const keptBack = { ...odd, isKeptBack: true } as const
    const offers = [keptBack, lowest, other]
    expect(priceStanding(lowest, offers)).toEqual({ kind: 'cheapest', chains: 2 })
    expect(priceStanding(keptBack, offers)).toBeUndefined()
    expect(priceStanding(lowest, [keptBack, lowest])).toBeUndefined()
  })

  it('compares the price of a piece, as it is shown', () => {
    const [single, pair] = priced(1667, 5000)
    if (!(single && pair)) throw new Error('two offers were made')
    const three = { ...pair, units: 3 }
    expect(priceStanding(single, [single, three])).toEqual({
      ...{ kind: 'shared', per: 'piece', sharers: [three], isLowest: false, chains: 2 },
    })
  })

  it('compares the price of a full unit if the size is unknown, and nothing if that is not stated either', () => {
    const [small, large] = priced(2000, 3000).map((offer) => ({ ...offer, size: '' }))
    if (!(small && large)) throw new Error('two offers were made')
    const cheaper = { ...large, unitPrice: 9000 }
    expect(priceStanding(small, [small, cheaper])).toEqual({
      kind: 'undercut',
      per: 'unit',
      cheapest: [cheaper],
    })
    expect(priceStanding(small, [small, large])).toEqual({
      ...{ kind: 'shared', per: 'unit', sharers: [large], isLowest: false, chains: 2 },
    })
    expect(priceStanding(small, [small, { ...large, unitPrice: null }])).toBe(undefined)
    expect(priceStanding({ ...small, unitPrice: null }, [cheaper, ...priced(1, 1)])).toBe(undefined)
  })

  it('says nothing beside a unit price that is not exact and may be the lowest', () => {
    const [small, large, bound] = priced(2000, 3000, 4000).map((offer) => ({ ...offer, size: '' }))
    if (!(small && large && bound)) throw new Error('three offers were made')
    const dearer = { ...large, unitPrice: 12_000 }
    const most = (unitPrice: number) => ({ ...bound, unitPrice, unitPriceBound: 'most' as const })
    expect(priceStanding(small, [small, dearer, most(9000)])).toBe(undefined)
    expect(priceStanding(dearer, [small, dearer, most(9000)])).toBe(undefined)
    expect(priceStanding(small, [small, dearer, most(15_000)])).toEqual({ kind: 'cheapest', chains: 2 })
  })

  it('is undefined for a product that only one chain has', () => {
    const [offer] = priced(3995)
    if (!offer) throw new Error('an offer was made')
    expect(priceStanding(offer, [offer, { ...offer, id: 2, price: 4500 }])).toBe(undefined)
  })
})
