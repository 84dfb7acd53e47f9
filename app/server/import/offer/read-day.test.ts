import { describe, expect, it } from 'vitest'
import { isDay, readDay } from './read-day.ts'

describe('A day is read', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['21.11.2026', '2026-11-21'],
    ['1/2/2027', '2027-02-01'],
    ['21/11-2026', '2026-11-21'],
    ['2016-01-16T23:00:00+0000', '2016-01-17'],
    ['2016-07-16T22:00:00Z', '2016-07-17'],
    ['2026-11-21T08:00-0800', '2026-11-21'],
    ['2026-11-21 23:30:00', '2026-11-21'],
  ])('from %s, as it begins in Denmark', (text, day) => {
    expect(readDay(text, 'dk', 'start')).toBe(day)
  })

  it.each([
    ['2016-01-23T22:59:59+0000', '2016-01-23'],
    ['2016-01-23T23:00:00+0000', '2016-01-23'],
    ['2026-11-28T00:00:00+01:00', '2026-11-27'],
    ['2026-11-27', '2026-11-27'],
  ])('from %s, as it ends: at midnight it is the day before', (text, day) => {
    expect(readDay(text, 'dk', 'end')).toBe(day)
  })

  it('in the time zone of the country', () => {
    const moment = '2026-11-21T22:30:00Z'
    expect((['dk', 'fi'] as const).map((country) => readDay(moment, country, 'start'))).toEqual([
      '2026-11-21',
      '2026-11-22',
    ])
  })

  it.each([
    '2026-02-29',
    '2026-13-01',
    '31.04.2026',
    '11/21/2026',
    '1999-12-31',
    '9999-12-31',
    'i morgen',
    '',
    '2026-11-21T99:00Z',
  ])('as none from “%s”', (text) => {
    expect(readDay(text, 'dk', 'start')).toBeUndefined()
  })

  it('knows leap days', () => {
    expect(['2028-02-29', '2026-02-28', '2026-02-29', '2026-00-10', '2026-01-00'].map(isDay)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
