import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf } from '../list/list-price.ts'
import { item as listItem } from '../list/lists.fixture.ts'
import { addDays, type Day } from '../locale/dates.ts'
import { formatAmount } from '../prices/money.ts'
import { costOfWanted } from './cost-of-wanted.ts'
import { type AskedTrip, planTrip } from './plan-trip.ts'
import { type Content, isGuess, type PastPiece, type Trip, type TripItem, type TripOffer } from './trip.ts'

/*
 * The definition of a trip, written without regard to time: every offer, every day, every assignment of items to chains.
 * It shares no code with the planner.
 */
type Known = { amount: number; isGuess: boolean }

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.ceil(values.length / 2) - 1]

function plainCost(pieces: number, offer: TripOffer): number {
  if (offer.units === 1) return pieces * offer.price
  let cost = 0
  let left = pieces
  while (left >= offer.units) {
    cost += offer.price
    left -= offer.units
  }
  if (left === 0) return cost
  return cost + (offer.singlePrice === null ? offer.price : Math.min(left * offer.singlePrice, offer.price))
}

function plainPieces(pieces: number, offer: TripOffer): number {
  let most = pieces
  while (plainCost(most + 1, offer) === plainCost(pieces, offer)) most += 1
  return most
}

function plainPrices(item: TripItem, asked: AskedTrip): Known[][] | undefined {
  const { pieces, measure } = item.wanted
  const everything: { content: Content | null }[] = [...item.offers, ...item.past]
  const isMeasured = measure !== undefined && everything.some((each) => each.content?.unit === measure.unit)
  const isTooSmall = (content: Content | null) => {
    if (content === null) return false
    const sold = [...item.offers, ...item.past.flatMap((row) => Array.from({ length: row.times }, () => row))]
    const alike = sold.flatMap((each) => (each.content?.unit === content.unit ? each.content.amount : []))
    const middle = median(alike)
    return middle !== undefined && content.amount < middle / 2
  }
  const counts = ({ content }: { content: Content | null }) =>
    isMeasured ? content?.unit === measure?.unit : !isTooSmall(content)
  const packs = (content: Content | null) => {
    if (!isMeasured || !measure || !content) return pieces
    let count = 1
    while (count * content.amount < measure.amount) count += 1
    return count
  }
  const past = item.past.filter(counts)
  const usualOf = (rows: PastPiece[]) =>
    median(
      rows.flatMap(({ usual, times, content }) =>
        usual === null ? [] : Array.from({ length: times }, () => usual * packs(content)),
      ),
    )
  const own = asked.days.map((day) =>
    asked.chains.map(({ id }): number | undefined => {
      const today = item.offers.filter((offer) => {
        const limit = offer.conditions?.find((condition) => condition.kind === 'limit')
        const isOpen = offer.conditions?.every((each) => each.kind === 'limit' || asked.isMet(each)) ?? true
        const fits = !limit || plainPieces(packs(offer.content), offer) <= limit.quantity
        return (
          offer.chainId === id &&
          offer.startDate <= day &&
          offer.endDate >= day &&
          counts(offer) &&
          isOpen &&
          fits
        )
      })
      const costs = today.map((offer) => plainCost(packs(offer.content), offer))
      return costs.length > 0 ? Math.min(...costs) : usualOf(past.filter(({ chainId }) => chainId === id))
    }),
  )
  const known = own.flat().filter((amount) => amount !== undefined)
  const usual = usualOf(past)
  const highest = past.map((row) => row.highest * packs(row.content))
  const possible = usual === undefined ? [...known, ...highest] : [...known, usual]
  if (possible.length === 0) return undefined
  const guess = Math.max(...possible)
  return own.map((atDay) =>
    atDay.map((amount) => ({ amount: amount ?? guess, isGuess: amount === undefined })),
  )
}

type Plain = { total: number; chains: string[]; guesses: number; day: number }

/** Every way to buy the items on a day: each item at each chain. */
function plainPlans(asked: AskedTrip, day: number, most: number): Plain[] {
  const priced = asked.items.flatMap((item) => {
    const prices = plainPrices(item, asked)
    return prices ? [{ id: item.id, prices }] : []
  })
  let plans: { total: number; chains: string[]; guesses: number }[] = [{ total: 0, chains: [], guesses: 0 }]
  for (const { id, prices } of priced) {
    plans = plans.flatMap((plan) =>
      asked.chains.flatMap((chain, place) => {
        const price = prices[day]?.[place]
        const pinned = asked.pinned?.get(id)
        if (!price || asked.excluded?.includes(chain.id)) return []
        if (pinned !== undefined && pinned !== chain.id) return []
        return [
          {
            total: plan.total + price.amount,
            chains: [...new Set([...plan.chains, chain.name])].sort(),
            guesses: plan.guesses + (price.isGuess ? 1 : 0),
          },
        ]
      }),
    )
  }
  return plans.filter(({ chains }) => chains.length <= most).map((plan) => ({ ...plan, day }))
}

function plainOrder(one: Plain, other: Plain): number {
  return (
    one.total - other.total ||
    one.chains.length - other.chains.length ||
    one.guesses - other.guesses ||
    one.day - other.day ||
    (String(one.chains) < String(other.chains) ? -1 : 1)
  )
}

/** The same trip by trying everything, in the words that both are compared in. */
function plainTrip(asked: AskedTrip) {
  const [best] = plainPlans(asked, asked.day, asked.most).sort(plainOrder)
  if (!best) return undefined
  const [fewer] =
    best.chains.length > 1 ? plainPlans(asked, asked.day, best.chains.length - 1).sort(plainOrder) : []
  const [later] = asked.days
    .flatMap((_, day) => (day > asked.day ? plainPlans(asked, day, asked.most) : []))
    .sort(plainOrder)
  const saves = later ? best.total - later.total : 0
  const isWorthIt = saves >= (asked.country === 'fi' ? 100 : 1000)
  return { best, fewer, later: isWorthIt ? later : undefined }
}

function summed(trip: Trip | undefined, asked: AskedTrip) {
  const plain = (plan: Trip['plan'] | undefined): Plain | undefined =>
    plan && {
      total: plan.total,
      chains: plan.chainIds.map((id) => asked.chains.find((chain) => chain.id === id)?.name ?? ''),
      guesses: plan.guesses,
      day: asked.days.indexOf(plan.day),
    }
  return trip && { best: plain(trip.plan), fewer: plain(trip.fewer?.plan), later: plain(trip.later?.plan) }
}

const start = '2026-11-30'
const units = ['kg', 'l'] as const

/** Small cases with small numbers, so that equal sums, prices and packs are common. */
const cases = fc
  .record({
    chains: fc.integer({ min: 1, max: 4 }),
    days: fc.integer({ min: 1, max: 3 }),
    most: fc.integer({ min: 1, max: 3 }),
    country: fc.constantFrom('dk' as const, 'fi' as const),
  })
  .chain((size) => {
    const chainId = fc.integer({ min: 1, max: size.chains })
    const content = fc.option(
      fc.record({
        amount: fc.constantFrom(100_000, 250_000, 400_000, 1_000_000),
        unit: fc.constantFrom(...units),
      }),
    )
    const price = fc.integer({ min: 1, max: 12 }).map((tens) => tens * 100)
    const conditions = fc.option(
      fc.array(
        fc.constantFrom(
          { kind: 'member' as const },
          { kind: 'coupon' as const },
          { kind: 'limit' as const, quantity: 2 },
        ),
        { maxLength: 2 },
      ),
      { nil: undefined, freq: 2 },
    )
    const offer = fc
      .record({
        ...{ id: fc.integer({ min: 1, max: 1000 }), chainId, price, content, conditions },
        ...{ from: fc.integer({ min: -1, max: 2 }), length: fc.integer({ min: 0, max: 3 }) },
        ...{ units: fc.integer({ min: 1, max: 3 }), single: fc.option(price) },
      })
      .map(({ from, length, single, ...rest }): TripOffer => {
        const startDate = addDays(start, from)
        const singlePrice = rest.units > 1 ? single : null
        return { ...rest, startDate, endDate: addDays(startDate, length), singlePrice }
      })
    const past = fc.record({
      ...{ chainId, content, highest: price, usual: fc.option(price), times: fc.integer({ min: 1, max: 3 }) },
    })
    const measure = fc.record({
      amount: fc.constantFrom(400_000, 500_000, 2_000_000),
      unit: fc.constantFrom(...units),
    })
    const item = fc.record({
      wanted: fc.record({ pieces: fc.integer({ min: 1, max: 5 }), measure }, { requiredKeys: ['pieces'] }),
      offers: fc.array(offer, { maxLength: 5 }),
      past: fc.array(past, { maxLength: 3 }),
    })
    return fc
      .record({
        items: fc.array(item, { maxLength: 4 }),
        day: fc.integer({ min: 0, max: size.days - 1 }),
        excluded: fc.array(chainId, { maxLength: 1 }),
        pins: fc.array(fc.record({ item: fc.integer({ min: 0, max: 3 }), chainId }), { maxLength: 2 }),
        isMember: fc.boolean(),
      })
      .map(({ items, pins, isMember, ...rest }): AskedTrip => {
        return {
          ...{ ...rest, country: size.country, most: size.most },
          // The order of names is not that of ids.
          chains: Array.from({ length: size.chains }, (_, at) => ({ id: at + 1, name: 'DBCA'[at] ?? '' })),
          days: Array.from({ length: size.days }, (_, at) => addDays(start, at)),
          isMet: ({ kind }) => isMember && kind === 'member',
          items: items.map((each, at) => ({ id: String(at), ...each })),
          pinned: new Map(pins.map((pin) => [String(pin.item), pin.chainId])),
        }
      })
  })

describe('§4 trip: the best plan', () => {
  it('is what trying every assignment of items to chains finds, in a thousand small cases', () => {
    fc.assert(
      fc.property(cases, (asked) => {
        expect(summed(planTrip(asked), asked)).toEqual(plainTrip(asked))
      }),
      { numRuns: 1000 },
    )
  })

  it('says of each line what it costs, so that they sum up to its total, and counts the guesses', () => {
    fc.assert(
      fc.property(cases, (asked) => {
        const trip = planTrip(asked)
        const plans = trip
          ? [trip.plan, trip.fewer?.plan, trip.later?.plan].flatMap((plan) => plan ?? [])
          : []
        for (const { lines, total, guesses, chainIds } of plans) {
          expect(lines.reduce((sum, { price }) => sum + price.amount, 0)).toBe(total)
          expect(lines.filter(({ price }) => isGuess(price))).toHaveLength(guesses)
          expect([...new Set(lines.map(({ chainId }) => chainId))].sort()).toEqual([...chainIds].sort())
        }
      }),
    )
  })

  it('has the same items in each plan, and a guess is never below a price that is known', () => {
    fc.assert(
      fc.property(cases, (asked) => {
        const trip = planTrip(asked)
        if (!trip) return
        const idsOf = ({ lines }: Trip['plan']) => lines.map(({ itemId }) => itemId)
        const ids = idsOf(trip.plan)
        expect(trip.fewer ? idsOf(trip.fewer.plan) : ids).toEqual(ids)
        expect(trip.later ? idsOf(trip.later.plan) : ids).toEqual(ids)
        expect([...ids, ...trip.unpriced].sort()).toEqual(asked.items.map(({ id }) => id))
        for (const item of asked.items) {
          const prices = plainPrices(item, asked)?.flat() ?? []
          const guess = prices.find((price) => price.isGuess)
          if (guess) expect(Math.max(...prices.map(({ amount }) => amount))).toBe(guess.amount)
        }
      }),
    )
  })

  it('costs what a list says that pieces cost, wherever that is known', () => {
    const amount = fc.integer({ min: 1, max: 5000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 2, max: 5 }),
        amount,
        fc.option(amount),
        (pieces, units, price, singlePrice) => {
          const offer = { ...milk(1, price), units, singlePrice }
          const { amount, withoutPrice } = costOf(
            listItem('a', {
              ...{ quantity: pieces, units, unitsPrice: price },
              priceText: singlePrice === null ? null : formatAmount(singlePrice, 'dk'),
            }),
          )
          // Nobody can pay a part of a deal: what has no price on a list takes one deal more.
          expect(costOfWanted({ pieces }, offer)?.amount).toBe(withoutPrice > 0 ? amount + price : amount)
        },
      ),
    )
  })
})

const netto = { id: 1, name: 'Netto' }
const bilka = { id: 2, name: 'Bilka' }
const lidl = { id: 3, name: 'Lidl' }
let lastId = 0
/** An offer of a piece for a week. */
const milk = (chainId: number, price: number, more: Partial<TripOffer> = {}): TripOffer => ({
  ...{ id: ++lastId, chainId, startDate: start, endDate: '2026-12-06', price, units: 1 },
  ...{ singlePrice: null, content: null, ...more },
})
const usually = (chainId: number, usual: number): PastPiece => ({
  ...{ chainId, content: null, usual, times: 1, highest: usual },
})
const wanted = (id: string, offers: TripOffer[], more: Partial<TripItem> = {}): TripItem => ({
  ...{ id, wanted: { pieces: 1 }, offers, past: [], ...more },
})
const kilos = (kilos: number): Content => ({ amount: Math.round(kilos * 1_000_000), unit: 'kg' })
const week: Day[] = Array.from({ length: 8 }, (_, at) => addDays(start, at))
const asking = (items: TripItem[], more: Partial<AskedTrip> = {}): AskedTrip => ({
  ...{
    country: 'dk',
    items,
    chains: [netto, bilka, lidl],
    days: week,
    day: 0,
    most: 3,
    isMet: () => false,
    ...more,
  },
})
const briefly = (trip: Trip | undefined) =>
  trip && {
    best: [trip.plan.day, trip.plan.chainIds, trip.plan.total],
    fewer: trip.fewer && [trip.fewer.plan.chainIds, trip.fewer.costsMore],
    later: trip.later && [trip.later.plan.day, trip.later.plan.chainIds, trip.later.saves],
    unpriced: trip.unpriced,
  }

describe('§4 trip: ten items, planned on paper', () => {
  /*
   * In kroner. `u` is a usual price, `g` a guess; a star is an offer from Thursday, 3 December.
   *
   *            wanted          Netto             Bilka            Lidl     cheapest     from Thursday
   *  mælk      2 pieces        2 × 12 = 24       2 × 10 = 20      u 26     B 20
   *  smør      3 pieces        2 for 40, 1: 25   3 × 24 = 72      g 72     N 65
   *                            40 + 25 = 65
   *  kaffe     2 pieces        3 for 90          2 × 42 = 84      g 90     B 84         L* 2 × 25 = 50
   *                            whole deal 90
   *  mel       3 kg            2 kg at 16: 32    1 kg at 9: 27    g 32     B 27
   *  ris       1               15                u 20             g 20     N 15
   *  æg        1               u 30              25               u 28     B 25
   *  pasta     4 pieces        4 × 8 = 32        4 × 8 = 32       g 32     either 32
   *  ost       1               u 60              u 55             g 60     B 55         L* 39
   *  salt      1               g 12              g 12             u 12     12
   *  krydderi  1               nowhere
   *
   * Netto alone: 24 + 65 + 90 + 32 + 15 + 30 + 32 + 60 + 12 = 360.
   * Bilka alone: 20 + 72 + 84 + 27 + 20 + 25 + 32 + 55 + 12 = 347.
   * Lidl alone:  26 + 72 + 90 + 32 + 20 + 28 + 32 + 60 + 12 = 372.
   * Bilka and Netto: 20 + 65 + 84 + 27 + 15 + 25 + 32 + 55 + 12 = 335. Lidl has nothing cheaper than these two, so three
   * chains cost as much, and two are fewer. Bilka and Lidl: 347; Lidl and Netto: 24 + 65 + 90 + 32 + 15 + 28 + 32 + 60 + 12 = 358.
   * From Thursday Bilka, Lidl and Netto: 335 − (84 − 50) − (55 − 39) = 285, which saves 50.
   */
  const thursday = '2026-12-03'
  const items = [
    wanted('mælk', [milk(1, 1200), milk(2, 1000)], { wanted: { pieces: 2 }, past: [usually(3, 1300)] }),
    wanted('smør', [milk(1, 4000, { units: 2, singlePrice: 2500 }), milk(2, 2400)], {
      wanted: { pieces: 3 },
    }),
    wanted('kaffe', [milk(1, 9000, { units: 3 }), milk(2, 4200), milk(3, 2500, { startDate: thursday })], {
      wanted: { pieces: 2 },
    }),
    wanted('mel', [milk(1, 1600, { content: kilos(2) }), milk(2, 900, { content: kilos(1) })], {
      wanted: { pieces: 1, measure: kilos(3) },
    }),
    wanted('ris', [milk(1, 1500)], { past: [usually(2, 2000)] }),
    wanted('æg', [milk(2, 2500)], { past: [usually(1, 3000), usually(3, 2800)] }),
    wanted('pasta', [milk(1, 800), milk(2, 800)], { wanted: { pieces: 4 } }),
    wanted('ost', [milk(3, 3900, { startDate: thursday })], { past: [usually(1, 6000), usually(2, 5500)] }),
    wanted('salt', [], { past: [usually(3, 1200)] }),
    wanted('krydderi', []),
  ]

  it('is Bilka and Netto today, Bilka alone for 12 kr. more, and 50 kr. less on Thursday', () => {
    expect(briefly(planTrip(asking(items)))).toEqual({
      best: [start, [2, 1], 33_500],
      fewer: [[2], 1200],
      later: [thursday, [2, 3, 1], 5000],
      unpriced: ['krydderi'],
    })
  })

  it('says what each item costs, why, and what it would cost at the next best', () => {
    const { lines = [], guesses } = planTrip(asking(items))?.plan ?? {}
    const told = lines.map(({ itemId, chainId, price: { amount, kind, bought }, next }) => [
      ...[itemId, chainId, amount, kind],
      ...[bought && [bought.packs, bought.spare, bought.over?.amount ?? 0, bought.oneMore]],
      next && [next.chainId, next.amount, next.kind],
    ])
    expect({ told, guesses }).toEqual({
      guesses: 1,
      told: [
        ['mælk', 2, 2000, 'offer', [2, 0, 0, 1000], [1, 2400, 'offer']],
        ['smør', 1, 6500, 'offer', [3, 0, 0, 1500], [2, 7200, 'offer']],
        ['kaffe', 2, 8400, 'offer', [2, 0, 0, 4200], [1, 9000, 'offer']],
        ['mel', 2, 2700, 'offer', [3, 0, 0, 900], [1, 3200, 'offer']],
        ['ris', 1, 1500, 'offer', [1, 0, 0, 1500], [2, 2000, 'usual']],
        ['æg', 2, 2500, 'offer', [1, 0, 0, 2500], [3, 2800, 'usual']],
        ['pasta', 2, 3200, 'offer', [4, 0, 0, 800], [1, 3200, 'offer']],
        ['ost', 2, 5500, 'usual', undefined, [1, 6000, 'usual']],
        ['salt', 2, 1200, 'usual-elsewhere', undefined, [3, 1200, 'usual']],
      ],
    })
  })

  it('is made anew for “not this shop”, “this item there” and “leave it out”', () => {
    // Lidl and Netto 358; Netto alone 360; from Thursday 358 − (90 − 50) − (60 − 39) = 297.
    expect(briefly(planTrip(asking(items, { excluded: [2] })))).toEqual({
      best: [start, [3, 1], 35_800],
      fewer: [[1], 200],
      later: [thursday, [3, 1], 6100],
      unpriced: ['krydderi'],
    })
    // Rice at Bilka costs 5 more, and butter is then all that Netto is for.
    expect(briefly(planTrip(asking(items, { pinned: new Map([['ris', 2]]) })))?.best).toEqual([
      start,
      [2, 1],
      34_000,
    ])
    // Without butter and rice, all is cheapest at Bilka: 347 − 72 − 20.
    const kept = items.filter(({ id }) => !['smør', 'ris', 'krydderi'].includes(id))
    expect(briefly(planTrip(asking(kept)))).toMatchObject({
      best: [start, [2], 25_500],
      fewer: undefined,
      unpriced: [],
    })
  })
})

describe('§4 trip: a plan', () => {
  it('takes conditions only for those who meet them', () => {
    const items = [wanted('kaffe', [milk(1, 2000, { conditions: [{ kind: 'member' }] }), milk(2, 3000)])]
    expect(briefly(planTrip(asking(items)))?.best).toEqual([start, [2], 3000])
    expect(briefly(planTrip(asking(items, { isMet: ({ kind }) => kind === 'member' })))?.best).toEqual([
      start,
      [1],
      2000,
    ])
  })

  it('buys as many packs as reach an amount, and says how much more that is', () => {
    const items = [
      wanted('mel', [milk(1, 900, { content: kilos(0.8) }), milk(1, 700)], {
        wanted: { pieces: 1, measure: kilos(2) },
      }),
    ]
    expect(planTrip(asking(items))?.plan.lines[0]?.price).toEqual({
      amount: 2700,
      kind: 'offer',
      bought: expect.objectContaining({ packs: 3, spare: 0, over: kilos(0.4), oneMore: 900 }),
    })
  })

  it('buys whole deals where one alone has no price, and one more of them costs nothing', () => {
    const items = [wanted('kaffe', [milk(1, 9000, { units: 3 })], { wanted: { pieces: 2 } })]
    expect(planTrip(asking(items))?.plan.lines[0]?.price).toMatchObject({
      amount: 9000,
      bought: { packs: 3, spare: 1, oneMore: 0 },
    })
  })

  it('does not take a small pack for a cheap one', () => {
    const items = [
      wanted('mel', [
        milk(1, 300, { content: kilos(0.1) }),
        milk(2, 900, { content: kilos(1) }),
        milk(3, 1000, { content: kilos(2) }),
      ]),
    ]
    expect(briefly(planTrip(asking(items)))?.best).toEqual([start, [2], 900])
  })

  it('§9 trip: tells a later day from 10 kr. saved, in Finland from 1 €', () => {
    const saving = (saved: number) => [
      wanted('kaffe', [milk(1, 5000), milk(1, 5000 - saved, { startDate: '2026-12-04' })]),
    ]
    expect(planTrip(asking(saving(999)))?.later).toBeUndefined()
    expect(planTrip(asking(saving(1000)))?.later).toMatchObject({ saves: 1000, plan: { day: '2026-12-04' } })
    expect(planTrip(asking(saving(99), { country: 'fi' }))?.later).toBeUndefined()
    expect(planTrip(asking(saving(100), { country: 'fi' }))?.later).toMatchObject({ saves: 100 })
  })

  it('goes nowhere if there is nothing to buy, and cannot be made if nothing can be bought where it is wanted', () => {
    expect(briefly(planTrip(asking([wanted('krydderi', [])])))).toEqual({
      ...{ best: [start, [], 0], fewer: undefined, later: undefined, unpriced: ['krydderi'] },
    })
    const items = [wanted('mælk', [milk(1, 1000)]), wanted('brød', [milk(2, 1000)])]
    expect(briefly(planTrip(asking(items, { chains: [] })))).toMatchObject({
      ...{ best: [start, [], 0], unpriced: ['mælk', 'brød'] },
    })
    const pinned = new Map([
      ['mælk', 1],
      ['brød', 2],
    ])
    expect(planTrip(asking(items, { pinned, most: 1 }))).toBeUndefined()
    expect(planTrip(asking(items, { pinned, excluded: [2] }))).toBeUndefined()
    expect(planTrip(asking(items, { excluded: [1, 2, 3] }))).toBeUndefined()
  })
})
