import { describe, expect, it } from 'vitest'
import { offerRhythm, pricesUnder } from './offer-rhythm.ts'
import type { WatchedPrice } from './price-agent.ts'
import { anyOffer } from './watch-rules.ts'

const today = '2026-11-21'
const netto = 1
const rema = 2

const at = (chainIds: number[], rules = {}) => ({ chainIds, rules: { ...anyOffer, ...rules } })
let offers = 0
const offer = (chainId: number, startDate: string, endDate: string, price = 1000): WatchedPrice => ({
  offerId: ++offers,
  chainId,
  chain: chainId === netto ? 'Netto' : 'Rema 1000',
  isWholesale: false,
  price,
  unitPrice: price * 2,
  startDate,
  endDate,
})

describe('§4 price-agent modal: what a watch would have told of in the past year', () => {
  const history = [
    offer(netto, '2026-03-02', '2026-03-08'),
    offer(rema, '2026-03-05', '2026-03-11'),
    offer(netto, '2026-05-04', '2026-05-10'),
    offer(netto, '2026-07-06', '2026-07-12'),
    offer(rema, '2026-09-07', '2026-09-13'),
  ]

  it('is how often it was on offer, where last, and about how often', () => {
    expect(offerRhythm(history, at([0]), today)).toEqual({ periods: 4, last: history[4], everyWeeks: 9 })
  })

  it('is of the chosen chains only', () => {
    expect(offerRhythm(history, at([netto]), today)).toEqual({ periods: 3, last: history[3], everyWeeks: 9 })
  })

  it('says nothing of the average after two periods', () => {
    expect(offerRhythm(history, at([rema]), today)).toEqual({
      periods: 2,
      last: history[4],
      everyWeeks: null,
    })
  })

  it('is silent if there was one period at most', () => {
    expect(offerRhythm(history.slice(0, 2), at([0]), today)).toBe(undefined)
    expect(offerRhythm([], at([0]), today)).toBe(undefined)
  })

  it('counts the offer of today, but none that is still to come', () => {
    const now = offer(netto, '2026-11-20', '2026-11-26')
    const coming = offer(netto, '2026-11-27', '2026-12-03')
    expect(offerRhythm([...history, now, coming], at([netto]), today)).toMatchObject({
      periods: 4,
      last: now,
    })
  })

  it('names the cheapest of those that began last', () => {
    const cheap = offer(rema, '2026-11-20', '2026-11-26', 900)
    const dear = offer(netto, '2026-11-20', '2026-11-26', 1100)
    expect(offerRhythm([...history, cheap, dear], at([0]), today)?.last).toEqual(cheap)
  })

  it('§4 price alerts: leaves out what costs more than the target, a piece or a full unit', () => {
    const cheap = [
      offer(netto, '2026-08-03', '2026-08-09', 700),
      offer(netto, '2026-10-05', '2026-10-11', 800),
    ]
    const all = [...history, ...cheap]
    const expected = { periods: 2, last: cheap[1], everyWeeks: null }
    expect(offerRhythm(all, at([0], { target_price: 800 }), today)).toEqual(expected)
    expect(offerRhythm(all, at([0], { target_unit_price: 1600 }), today)).toEqual(expected)
    expect(offerRhythm(all, at([0], { target_price: 799 }), today)).toBe(undefined)
    const unknown = all.map((price) => ({ ...price, unitPrice: null }))
    expect(offerRhythm(unknown, at([0], { target_unit_price: 1600 }), today)).toBe(undefined)
  })

  it('§4 price alerts: takes in the sizes and brands that are watched', () => {
    const other = (isOtherSize: boolean, isOtherBrand: boolean) => ({
      ...offer(netto, '2026-10-05', '2026-10-11'),
      ...{ isOtherSize, isOtherBrand },
    })
    const others = [other(true, false), other(false, true), other(true, true)]
    const taken = (any_size: boolean, any_brand: boolean) =>
      pricesUnder({ history: [], others }, { ...anyOffer, any_size, any_brand })
    expect([taken(false, false), taken(true, false), taken(false, true), taken(true, true)]).toEqual([
      [],
      [others[0]],
      [others[1]],
      others,
    ])
    expect(pricesUnder({ history: [], others: null }, { ...anyOffer, any_size: true })).toBe(undefined)
  })

  it('§4 price alerts: do not count a price that is kept back', () => {
    const [told, odd] = [
      offer(netto, '2026-11-16', '2026-11-22'),
      offer(netto, '2026-11-16', '2026-11-22', 10),
    ]
    const history = [told, { ...odd, isKeptBack: true } satisfies WatchedPrice]
    expect(pricesUnder({ history, others: null }, anyOffer)).toEqual([told])
  })
})
