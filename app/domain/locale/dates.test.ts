import { describe, expect, it } from 'vitest'
import { addDays, dayIn, daysBetween, formatDay, isoWeek, longDay } from './dates.ts'
import { dayWithYear, formatMoment } from './long-dates.ts'

describe('§9 date formats', () => {
  it('a day is DD.MM', () => {
    expect(formatDay('2026-03-07', 'dk')).toBe('07.03')
  })

  it('a Finnish day ends with a full stop', () => {
    expect(formatDay('2026-03-07', 'fi')).toBe('07.03.')
  })

  it('a moment is DD.MM.YYYY - HH:MM in the country’s time zone', () => {
    expect(formatMoment(new Date('2026-03-07T22:05:00Z'), 'dk')).toBe('07.03.2026 - 23:05')
    expect(formatMoment(new Date('2026-03-07T22:05:00Z'), 'fi')).toBe('08.03.2026 - 00:05')
  })
})

describe('days', () => {
  it('change at midnight in the country', () => {
    const moment = new Date('2026-06-30T21:30:00Z')
    expect([dayIn('dk', moment), dayIn('fi', moment)]).toEqual(['2026-06-30', '2026-07-01'])
  })

  it('are counted across months, leap days and daylight saving changes', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2026-03-27', '2026-03-30')).toBe(3)
  })

  it('are in ISO weeks; the first week of a year has its first Thursday', () => {
    expect([isoWeek('2026-11-21'), isoWeek('2027-01-03'), isoWeek('2027-01-04')]).toEqual([47, 53, 1])
  })

  it('are written in full in the language of the country', () => {
    expect(longDay('2026-11-21', 'dk')).toBe('lørdag 21. november')
    expect(longDay('2026-11-21', 'no')).toBe('lørdag 21. november')
    expect(longDay('2026-11-21', 'se')).toBe('lördag 21 november')
    expect(longDay('2026-11-21', 'fi')).toBe('lauantai 21. marraskuuta')
  })

  it('§9 date formats: a day that may be years ago has its year', () => {
    expect((['dk', 'no', 'se', 'fi'] as const).map((country) => dayWithYear('2026-11-21', country))).toEqual([
      '21. november 2026',
      '21. november 2026',
      '21 november 2026',
      '21. marraskuuta 2026',
    ])
  })
})
