import { describe, expect, it } from 'vitest'
import { offerRhythm } from './offer-rhythm.ts'
import type { WatchedPrice } from './price-agent.ts'

const today = '2026-11-21'
const netto = 1
const rema = 2

let offers = 0
const offer = (chainId: number, startDate: string, endDate: string, price = 1000): WatchedPrice => ({
  offerId: ++offers,
  chainId,
  chain: chainId === netto ? 'Netto' : 'Rema 1000',
  price,
  startDate,
  endDate,
})

describe('issue 19.7: what a watch would have told of in the past year', () => {
  const history = [
    offer(netto, '2026-03-02', '2026-03-08'),
    offer(rema, '2026-03-05', '2026-03-11'),
    offer(netto, '2026-05-04', '2026-05-10'),
    offer(netto, '2026-07-06', '2026-07-12'),
    offer(rema, '2026-09-07', '2026-09-13'),
  ]

  it('is how often it was on offer, where last, and about how often', () => {
    expect(offerRhythm(history, [0], today)).toEqual({ times: 4, last: history[4], everyWeeks: 9 })
  })

  it('is of the chosen chains only', () => {
    expect(offerRhythm(history, [netto], today)).toEqual({ times: 3, last: history[3], everyWeeks: 9 })
  })

  it('says nothing of the average after two times', () => {
    expect(offerRhythm(history, [rema], today)).toEqual({ times: 2, last: history[4], everyWeeks: null })
  })

  it('is silent if there was one time at most', () => {
    expect(offerRhythm(history.slice(0, 2), [0], today)).toBe(undefined)
    expect(offerRhythm([], [0], today)).toBe(undefined)
  })

  it('counts the offer of today, but none that is still to come', () => {
    const now = offer(netto, '2026-11-20', '2026-11-26')
    const coming = offer(netto, '2026-11-27', '2026-12-03')
    expect(offerRhythm([...history, now, coming], [netto], today)).toMatchObject({ times: 4, last: now })
  })

  it('names the cheapest of those that began last', () => {
    const cheap = offer(rema, '2026-11-20', '2026-11-26', 900)
    const dear = offer(netto, '2026-11-20', '2026-11-26', 1100)
    expect(offerRhythm([...history, cheap, dear], [0], today)?.last).toEqual(cheap)
  })
})
