import { describe, expect, it } from 'vitest'
import type { PastPrice } from '../search/pages.ts'
import { priceChart } from './price-chart.ts'

const today = '2026-11-21'
const offer = (offerId: number, price: number, startDate: string, endDate: string): PastPrice => ({
  offerId,
  chain: 'Netto',
  price,
  startDate,
  endDate,
})
const may = offer(1, 3700, '2026-05-22', '2026-05-28')
const march = offer(2, 5200, '2026-03-01', '2026-03-07')
const now = offer(3, 3995, '2026-11-21', '2026-11-27')

describe('the chart of a year of prices', () => {
  it('draws one dash for each offer at its days and price, the earliest first', () => {
    expect(priceChart([now, may, march], today)?.dashes).toEqual([
      { ...march, left: 27.4, width: 1.64, bottom: 81.85 },
      { ...may, left: 49.86, width: 1.65, bottom: 13.6 },
      { ...now, left: 100, width: 0, bottom: 27.02 },
    ])
  })

  it('has lines at round prices that enclose every price', () => {
    expect(priceChart([now, may, march], today)?.ticks).toEqual([
      { price: 3500, bottom: 4.5 },
      { price: 4000, bottom: 27.25 },
      { price: 4500, bottom: 50 },
      { price: 5000, bottom: 72.75 },
      { price: 5500, bottom: 95.5 },
    ])
  })

  it('names the lowest price, the latest one if two are equal', () => {
    const again = offer(4, 3700, '2026-09-01', '2026-09-07')
    expect(priceChart([again, may, march], today)?.lowest.offerId).toBe(4)
  })

  it('marks every second month of the year', () => {
    expect(priceChart([now], today)?.months.map(({ day }) => day)).toEqual([
      '2025-12-01',
      '2026-02-01',
      '2026-04-01',
      '2026-06-01',
      '2026-08-01',
      '2026-10-01',
    ])
  })

  it('names no month that has just begun, whose name would run into that of today', () => {
    const december = '2026-12-01'
    const chart = priceChart([{ ...now, startDate: december, endDate: december }], december)
    expect(chart?.months).toEqual([
      { day: '2026-01-01', left: 8.49 },
      { day: '2026-03-01', left: 24.66 },
      { day: '2026-05-01', left: 41.37 },
      { day: '2026-07-01', left: 58.08 },
      { day: '2026-09-01', left: 75.07 },
    ])
  })

  it('leaves room around a price that never changed', () => {
    expect(priceChart([now], today)?.ticks.map(({ price }) => price)).toEqual([3800, 4000])
  })

  it.each([
    ['cents', [249, 259, 299]],
    ['one øre', [1, 2]],
    ['a television beside its cable', [2995, 899_900]],
    ['hundreds', [9900, 14_900, 12_500]],
  ])('keeps to 2 to 7 lines around %s, from the floor to the ceiling', (_, prices) => {
    const chart = priceChart(
      prices.map((price, index) => offer(index, price, '2026-06-01', '2026-06-07')),
      today,
    )
    const lines = chart?.ticks.map(({ price }) => price) ?? []
    expect({
      enough: lines.length >= 2 && lines.length <= 7,
      under: Math.min(...lines) <= Math.min(...prices),
      over: Math.max(...lines) >= Math.max(...prices),
      whole: lines.every(Number.isInteger),
    }).toEqual({ enough: true, under: true, over: true, whole: true })
  })

  it('cuts off an offer that began before the year, and leaves out past and future offers', () => {
    const before = offer(5, 4000, '2025-11-01', '2025-11-30')
    const over = offer(6, 4000, '2025-11-01', '2025-11-10')
    const ahead = offer(7, 4000, '2026-11-28', '2026-12-04')
    expect(priceChart([before, over, ahead], today)?.dashes).toEqual([
      { ...before, left: 0, width: 2.47, bottom: 4.5 },
    ])
  })

  it('does not exist without prices', () => {
    expect(priceChart([], today)).toBe(undefined)
  })
})
