import { describe, expect, it } from 'vitest'
import { weekdayOf, weekNumberOf, weekStartOf, weeksMissing, weeksOn } from './chain-weeks.ts'

describe('a chain’s weeks', () => {
  it('begin on the chain’s weekday', () => {
    expect(weekdayOf('2026-11-21')).toBe(6)
    expect(weekdayOf('2023-12-31')).toBe(7)
    expect(weekStartOf(5, '2026-11-21')).toBe('2026-11-20')
    expect(weekStartOf(6, '2026-11-21')).toBe('2026-11-21')
    expect(weekStartOf(7, '2026-11-21')).toBe('2026-11-15')
  })

  it('are counted from Monday to Sunday, whatever the chain', () => {
    expect(weekNumberOf('2026-11-22') - weekNumberOf('2026-11-16')).toBe(0)
    expect(weekNumberOf('2026-11-23') - weekNumberOf('2026-11-22')).toBe(1)
  })

  it('are, for a demo of a day, a year of history, the week under way and the next', () => {
    const weeks = weeksOn(5, '2026-11-21')
    expect(weeks.length).toBe(54)
    expect(weeks[0]).toEqual({ start: '2025-11-21', extent: 'history' })
    expect(weeks.slice(-3)).toEqual([
      { start: '2026-11-13', extent: 'history' },
      { start: '2026-11-20', extent: 'all' },
      { start: '2026-11-27', extent: 'all' },
    ])
  })

  it('are all missing where none was loaded, and where the clock was turned back', () => {
    expect(weeksMissing(5, '2026-11-21', undefined)).toEqual(weeksOn(5, '2026-11-21'))
    expect(weeksMissing(5, '2026-11-21', '2026-12-24')).toEqual(weeksOn(5, '2026-11-21'))
  })

  it('lack none until a new one begins, and then the one after it', () => {
    expect(weeksMissing(5, '2026-11-21', '2026-11-21')).toEqual([])
    expect(weeksMissing(5, '2026-11-26', '2026-11-21')).toEqual([])
    expect(weeksMissing(5, '2026-11-27', '2026-11-21')).toEqual([{ start: '2026-12-04', extent: 'all' }])
  })

  it('of a demo that stood still a month lack the history between, and the two of now', () => {
    expect(weeksMissing(5, '2026-12-20', '2026-11-21')).toEqual([
      { start: '2026-12-04', extent: 'history' },
      { start: '2026-12-11', extent: 'history' },
      { start: '2026-12-18', extent: 'all' },
      { start: '2026-12-25', extent: 'all' },
    ])
  })
})
