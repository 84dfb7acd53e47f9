import { describe, expect, it } from 'vitest'
import { anybody, withMet } from '../memberships/shopper.ts'
import { coffeeCard } from '../offers/offer-summary.fixture.ts'
import type { OfferSummary } from '../offers/offer-summary.ts'
import { judgedOffers } from './judged-offers.fixture.ts'
import { type Comparison, type GoodsFacts, priceVerdict } from './price-verdict.ts'

/** One offer at each price, each of its own chain, whose id is the place. */
const priced = (...prices: number[]): OfferSummary[] =>
  prices.map((price, id) => ({ ...coffeeCard, id, price, chain: { ...coffeeCard.chain, id } }))
const verdictsOn = (offers: OfferSummary[], mine: number[] = []) =>
  judgedOffers(offers, { ...anybody, mine }).map(({ verdict }) => verdict)
const cheapestOf = (chains: number) => ({ kind: 'cheapest', of: 'product', chains })
const cheapestOfMine = (chains: number) => ({ kind: 'cheapestOfMine', chains })
const none = undefined

describe('§3 compared prices: the verdict on a price beside the other chains of today', () => {
  it('is the cheapest if no chain asks less and another more, even by one øre', () => {
    expect(verdictsOn(priced(3995, 3996, 4500))).toEqual([cheapestOf(3), none, none])
  })

  it('is the cheapest for all that ask the lowest price, and for none if all chains ask it', () => {
    expect(verdictsOn(priced(3995, 3995, 4500))).toEqual([cheapestOf(3), cheapestOf(3), none])
    expect(verdictsOn(priced(3995, 3995, 3995))).toEqual([none, none, none])
  })

  it('is none for a product that one chain has, though it asks two prices', () => {
    const [offer, other] = priced(3995, 4500)
    if (!(offer && other)) throw new Error('two offers were made')
    expect(verdictsOn([offer])).toEqual([none])
    expect(verdictsOn([offer, { ...other, chain: offer.chain }])).toEqual([none, none])
  })

  it('counts the lowest price of a chain that asks two', () => {
    const [low, high, other] = priced(3995, 4500, 4200)
    if (!(low && high && other)) throw new Error('three offers were made')
    expect(verdictsOn([low, { ...high, chain: low.chain }, other])).toEqual([cheapestOf(2), none, none])
  })

  it.each([
    ['is kept back', { isKeptBack: true }],
    ['is for members', { conditions: [{ kind: 'member' }] }],
    ['is wholesale', { isWholesale: true }],
  ] as const)('is none for a price that %s, and counts none', (_, more) => {
    const [odd, lowest, other] = priced(39, 3995, 4500)
    if (!(odd && lowest && other)) throw new Error('three offers were made')
    const conditions = 'conditions' in more ? [...more.conditions] : []
    const left = { ...odd, ...more, conditions }
    expect(verdictsOn([left, lowest, other])).toEqual([none, cheapestOf(2), none])
    expect(verdictsOn([left, lowest])).toEqual([none, none])
  })

  it('compares the price of a piece, as it is shown', () => {
    const [single, three, other] = priced(1667, 5000, 1668)
    if (!(single && three && other)) throw new Error('three offers were made')
    expect(verdictsOn([single, { ...three, units: 3 }, other])).toEqual([cheapestOf(3), cheapestOf(3), none])
  })

  it('compares the price of a full unit if the size is unknown, and says nothing if one that is not exact may be lower', () => {
    const [small, large, bound] = priced(2000, 3000, 1000).map((offer) => ({ ...offer, quantity: null }))
    if (!(small && large && bound)) throw new Error('three offers were made')
    const packs = [
      { ...small, unitPrice: 12_000 },
      { ...large, unitPrice: 9000 },
    ]
    expect(verdictsOn(packs)).toEqual([none, cheapestOf(2)])
    const most = (unitPrice: number) => ({ ...bound, unitPrice, unitPriceBound: 'most' as const })
    expect(verdictsOn([...packs, most(9000)])).toEqual([none, none, none])
    expect(verdictsOn([...packs, most(9001)])).toEqual([none, cheapestOf(2), none])
  })
})

describe('§3 compared prices: the verdict for a shopper with chains', () => {
  it('is the cheapest of theirs if another of theirs asks more, though a third chain asks less', () => {
    expect(verdictsOn(priced(3995, 4200, 4500), [1, 2])).toEqual([cheapestOf(3), cheapestOfMine(2), none])
    expect(verdictsOn(priced(3995, 4200, 4200, 4500), [1, 2, 3])).toEqual([
      ...[cheapestOf(4), cheapestOfMine(3), cheapestOfMine(3), none],
    ])
  })

  it('is the cheapest of all if theirs is', () => {
    expect(verdictsOn(priced(3995, 4200, 4500), [0, 2])).toEqual([cheapestOf(3), none, none])
  })

  it('is none if only one of theirs has it, or all of theirs ask the same', () => {
    expect(verdictsOn(priced(3995, 4200, 4500), [1])).toEqual([cheapestOf(3), none, none])
    expect(verdictsOn(priced(3995, 4200, 4200), [1, 2])).toEqual([cheapestOf(3), none, none])
  })
})

describe('§3 compared prices: the verdict in a search', () => {
  const goods: GoodsFacts = {
    ...{ amount: 9988, quantityType: 'kg', sharers: 2, compared: 3, isExact: true, members: [] },
  }
  const verdictIn = (more: Partial<GoodsFacts>, offer: Partial<OfferSummary> = {}) =>
    priceVerdict({ ...coffeeCard, ...offer }, { goods: { ...goods, ...more } })

  it('is the cheapest of the goods for the lowest price of a full unit, if others cost more', () => {
    expect(verdictIn({})).toEqual({ kind: 'cheapest', of: 'goods', per: 'kg' })
    expect(verdictIn({ sharers: 3 })).toBe(none)
  })

  it('is none for another price or unit, one that is not exact, and one that is not judged', () => {
    expect(verdictIn({ amount: 9987 })).toBe(none)
    expect(verdictIn({ quantityType: 'l' })).toBe(none)
    expect(verdictIn({ isExact: false })).toBe(none)
    expect(verdictIn({}, { unitPriceBound: 'least' })).toBe(none)
    expect(verdictIn({}, { isKeptBack: true })).toBe(none)
  })
})

describe('§3 compared prices: today comes before the past year', () => {
  const past = [4500, 4700, 4995]
  const comparison = { chains: [{ id: 1, price: 3995 }], inexact: null, members: [] }

  it('says how a price is beside the year if today nothing can be said', () => {
    expect(priceVerdict(coffeeCard, { comparison, past })).toEqual({ kind: 'low', isLowest: true })
    const compared = { ...comparison, chains: [...comparison.chains, { id: 2, price: 4500 }] }
    expect(priceVerdict(coffeeCard, { comparison: compared, past })).toEqual(cheapestOf(2))
    expect(priceVerdict(coffeeCard, { past: past.slice(1) })).toBe(none)
  })
})

describe('§4 my memberships: the verdict on a price for members', () => {
  const [low, usual, high] = priced(3000, 3995, 4500)
  if (!(low && usual && high)) throw new Error('three offers were made')
  const trumf = { id: 'trumf', name: 'Trumf' }
  const forMembers: OfferSummary = { ...low, conditions: [{ kind: 'member', programme: trumf }] }
  const comparison: Comparison = {
    chains: [
      { id: usual.chain.id, price: 3995 },
      { id: high.chain.id, price: 4500 },
    ],
    inexact: null,
    members: [{ id: low.chain.id, conditions: ['member:trumf'], price: 3000, inexact: null }],
  }
  const verdictsFor = (memberships: string[], compared = comparison) =>
    [forMembers, usual, high].map((offer) =>
      priceVerdict(withMet(offer, memberships), { comparison: compared }, { mine: [], memberships }),
    )

  it('is the cheapest for a member, whom no other price is cheaper for; others judge without it', () => {
    expect(verdictsFor(['trumf'])).toEqual([cheapestOf(3), none, none])
    expect(verdictsFor(['coop-no'])).toEqual([none, cheapestOf(2), none])
    expect(verdictsFor([])).toEqual([none, cheapestOf(2), none])
  })

  it('says nothing if a price for members that is not exact may be lower', () => {
    const members = [{ id: low.chain.id, conditions: ['member:trumf'], price: null, inexact: 2000 }]
    expect(verdictsFor(['trumf'], { ...comparison, members })[1]).toBe(none)
    expect(verdictsFor([], { ...comparison, members })[1]).toEqual(cheapestOf(2))
  })

  it.each([
    { amount: 7000, isExact: true, said: [true, false] },
    { amount: 7000, isExact: false, said: [false, false] },
    { amount: 7500, isExact: true, said: [false, true] },
    { amount: 7500, isExact: false, said: [false, false] },
  ])(
    'in a search counts a unit price of $amount for members, exact: $isExact',
    ({ amount, isExact, said }) => {
      const members = [{ conditions: ['member:trumf'], amount, isExact }]
      const goods = { amount: 7500, quantityType: 'kg', sharers: 1, compared: 3, isExact: true, members }
      const isOfGoods = (offer: OfferSummary, memberships: string[]) =>
        priceVerdict({ ...offer, quantityType: 'kg' }, { goods }, { mine: [], memberships })?.kind ===
        'cheapest'
      const own = withMet({ ...forMembers, unitPrice: 7000 }, ['trumf'])
      expect([isOfGoods(own, ['trumf']), isOfGoods({ ...usual, unitPrice: 7500 }, ['trumf'])]).toEqual(said)
      expect(isOfGoods({ ...usual, unitPrice: 7500 }, [])).toBe(true)
    },
  )
})
