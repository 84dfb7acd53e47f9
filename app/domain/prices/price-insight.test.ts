import { describe, expect, it } from 'vitest'
import { coffeeCard } from '../offers/offer-summary.fixture.ts'
import type { PastPrice } from '../search/pages.ts'
import { endedPrices, priceInsight } from './price-insight.ts'
import type { PriceVerdict } from './verdicts.ts'

const today = '2026-11-21'
const at = (price: number) => ({ ...coffeeCard, price })
const ended = (...prices: number[]): PastPrice[] =>
  prices.map((price, index) => ({
    offerId: index + 1,
    chain: 'Netto',
    price,
    startDate: '2026-05-01',
    endDate: '2026-05-07',
  }))
const live: PastPrice = {
  offerId: 99,
  chain: 'Lidl',
  price: 1000,
  startDate: '2026-11-20',
  endDate: '2026-11-21',
}
const fifteen = ended(
  4995,
  4500,
  5200,
  4500,
  4995,
  4200,
  4500,
  3700,
  4995,
  4495,
  4995,
  4700,
  4200,
  4995,
  4500,
)

/** A verdict in one word; a low price may be the lowest. */
const saidOf = (verdict: PriceVerdict | undefined) =>
  verdict?.kind === 'low' ? (verdict.isLowest ? 'lowest' : 'good') : verdict?.kind

describe('§3 compared prices: what past offers say about a price', () => {
  const verdictOf = (price: number, ...past: number[]) =>
    saidOf(priceInsight(at(price), ended(...past), today)?.verdict)
  const typicalOf = (...past: number[]) => priceInsight(null, ended(...past), today)?.typical

  it('a good price: only 1 of 15 was lower', () => {
    expect(priceInsight(at(3995), [...fifteen, live], today)).toEqual({
      verdict: { kind: 'low', isLowest: false },
      lower: 1,
      past: 15,
      offers: 16,
      median: 4500,
      typical: { from: 4495, to: 4995 },
    })
  })

  it('the lowest price: every past one was higher', () => {
    expect(priceInsight(at(3695), fifteen, today)).toMatchObject({
      verdict: { kind: 'low', isLowest: true },
      lower: 0,
      past: 15,
    })
  })

  it('a price that another offer undercuts today is not called the lowest', () => {
    const cheaper = { ...live, price: 3600 }
    const unjudged = { lower: 0, past: 15, offers: 16, median: 4500, typical: { from: 4495, to: 4995 } }
    expect(priceInsight(at(3695), [...fifteen, cheaper], today)).toEqual(unjudged)
    expect(priceInsight(at(3700), [...fifteen, cheaper], today)).toEqual(unjudged)
    expect(priceInsight(at(4500), [...ended(4500, 4500, 4500), cheaper], today)).toMatchObject({
      verdict: { kind: 'usual' },
    })
  })

  it('a price is the lowest beside the same price today and a lower one that is still to come', () => {
    const beside = [
      { ...live, price: 3695 },
      { ...live, price: 3600, startDate: '2026-11-22', endDate: '2026-11-28' },
    ]
    expect(priceInsight(at(3695), [...fifteen, ...beside], today)).toMatchObject({
      verdict: { kind: 'low', isLowest: true },
    })
  })

  it('a price that was asked before is good, not the lowest', () => {
    expect(priceInsight(at(3700), fifteen, today)).toMatchObject({
      verdict: { kind: 'low', isLowest: false },
      lower: 0,
      past: 15,
    })
  })

  it('a usual price: up to three fifths were lower', () => {
    expect(priceInsight(at(4700), fifteen, today)).toMatchObject({ verdict: { kind: 'usual' }, lower: 8 })
  })

  it('a high price: most were lower', () => {
    expect(priceInsight(at(5495), fifteen, today)).toMatchObject({ verdict: { kind: 'high' }, lower: 15 })
  })

  it('exactly the usual price is usual, also if none was lower', () => {
    expect(verdictOf(5000, 5000, 5000, 5000)).toBe('usual')
    expect(verdictOf(5495, 4900, 4900, 5495, 5495, 5495, 5495, 5900, 5900, 5900, 6000, 6000)).toBe('usual')
  })

  it('a good price is at least a twentieth below the usual one', () => {
    expect([9501, 9500].map((price) => verdictOf(price, 9000, 10_000, 10_000, 10_000, 10_000))).toEqual([
      'usual',
      'good',
    ])
  })

  it('a price below all past ones is the lowest only if that is noticeable', () => {
    expect([4751, 4750].map((price) => verdictOf(price, 5000, 5000, 5000))).toEqual(['usual', 'lowest'])
  })

  it('a price above all past ones is high only if that is noticeable', () => {
    expect([5263, 5264].map((price) => verdictOf(price, 5000, 5000, 5000))).toEqual(['usual', 'high'])
  })

  it('a good price has at most a fifth below it', () => {
    expect(verdictOf(4700, 4000, 5000, 5000, 5000, 5000)).toBe('good')
    expect(verdictOf(4700, 4000, 4000, 5000, 5000, 5000)).toBe('usual')
  })

  it('without a price today: the typical price and no verdict', () => {
    expect(priceInsight(null, ended(3000, 2000, 1000, 4000), today)).toEqual({
      lower: 0,
      past: 4,
      offers: 4,
      median: 2000,
      typical: { from: 1000, to: 4000 },
    })
  })

  it('the typical price is one price unless the ends of the range differ noticeably', () => {
    expect(typicalOf(4995, 4995, 5000, 5000)).toEqual({ from: 4995, to: 4995 })
    expect(typicalOf(4751, 4751, 5000, 5000)).toEqual({ from: 4751, to: 4751 })
    expect(typicalOf(4750, 4750, 5000, 5000)).toEqual({ from: 4750, to: 5000 })
  })

  it('nothing from fewer than three past offers', () => {
    expect(priceInsight(at(3995), ended(4500, 4700), today)).toBe(undefined)
  })

  it('an offer that still runs today is not past', () => {
    expect(endedPrices([...ended(4500), live], today)).toEqual(ended(4500))
  })
})
