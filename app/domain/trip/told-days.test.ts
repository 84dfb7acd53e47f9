import { describe, expect, it } from 'vitest'
import { addDays } from '../locale/dates.ts'
import { allToldUntil, type Period, toldBefore, toldDays } from './told-days.ts'

// A Saturday.
const today = '2026-11-21'
const days = Array.from({ length: 8 }, (_, after) => addDays(today, after))
const [netto, bilka, lidl] = [3, 4, 5]

const period = (chainId: number, startDate: string, endDate: string, offers: number): Period => ({
  ...{ chainId, startDate, endDate, offers },
})
/** A week that ends on Thursday. */
const untilThursday = [period(netto, '2026-11-20', '2026-11-26', 100)]
const nextWeek = period(netto, '2026-11-27', '2026-12-03', 90)

describe('§4 trip: whose offers of a later day are not told yet', () => {
  it('is a chain whose next week is not there', () => {
    const told = toldDays(untilThursday, today)
    expect(days.map((day) => toldBefore(told, netto, day))).toEqual([
      ...Array(6).fill(undefined),
      ...['2026-11-26', '2026-11-26'],
    ])
    expect(allToldUntil(told, [netto], days)).toBe('2026-11-26')
  })

  it('is none if the next week is there', () => {
    const told = toldDays([...untilThursday, nextWeek], today)
    expect(allToldUntil(told, [netto], days)).toBeUndefined()
  })

  it('is still a chain of whose next week a few offers are there, less than a quarter', () => {
    const few = (offers: number) => toldDays([...untilThursday, { ...nextWeek, offers }], today)
    expect(allToldUntil(few(24), [netto], days)).toBe('2026-11-26')
    expect(allToldUntil(few(25), [netto], days)).toBeUndefined()
  })

  it('is a chain that has not told this week', () => {
    const told = toldDays([period(netto, '2026-11-13', '2026-11-19', 100)], today)
    expect(toldBefore(told, netto, today)).toBe('2026-11-19')
    expect(allToldUntil(told, [netto], days)).toBe('2026-11-20')
  })

  it('is no chain before its first week, nor one without offers', () => {
    const told = toldDays([period(lidl, '2026-11-24', '2026-11-30', 10)], today)
    expect(toldBefore(told, lidl, today)).toBeUndefined()
    expect(toldBefore(told, bilka, today)).toBeUndefined()
    expect(toldDays([period(bilka, '2026-10-01', '2026-10-07', 10)], today).size).toBe(0)
  })

  it('is of all chains the first day that one has not told', () => {
    const told = toldDays([...untilThursday, period(bilka, '2026-11-18', '2026-11-24', 50)], today)
    expect(allToldUntil(told, [netto, bilka], days)).toBe('2026-11-24')
    expect(allToldUntil(told, [netto], days)).toBe('2026-11-26')
    expect(allToldUntil(told, [], days)).toBeUndefined()
  })
})
