import { describe, expect, it } from 'vitest'
import type { PastPrice } from './pages.ts'
import { endedPrices, priceInsight } from './price-insight.ts'

const today = '2026-11-21'
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

describe('what past offers say about a price', () => {
  it('a good price: only 1 of 15 was lower', () => {
    expect(priceInsight(3995, [...fifteen, live], today)).toEqual({
      verdict: 'good',
      lower: 1,
      past: 15,
      median: 4500,
      typical: { from: 4495, to: 4995 },
    })
  })

  it('the lowest price in a year: none was lower, one may have been the same', () => {
    expect(priceInsight(3700, fifteen, today)).toMatchObject({ verdict: 'lowest', lower: 0, past: 15 })
  })

  it('a usual price: up to three fifths were lower', () => {
    expect(priceInsight(4700, fifteen, today)).toMatchObject({ verdict: 'usual', lower: 8 })
  })

  it('a high price: most were lower', () => {
    expect(priceInsight(5495, fifteen, today)).toMatchObject({ verdict: 'high', lower: 15 })
  })

  it('without a price of today, what is typical and no verdict', () => {
    expect(priceInsight(null, ended(3000, 2000, 1000, 4000), today)).toEqual({
      lower: 0,
      past: 4,
      median: 2500,
      typical: { from: 1000, to: 4000 },
    })
  })

  it('nothing at all from fewer than three past offers', () => {
    expect(priceInsight(3995, ended(4500, 4700), today)).toBe(undefined)
  })

  it('an offer that still runs today is not past', () => {
    expect(endedPrices([...ended(4500), live], today)).toEqual(ended(4500))
  })
})
