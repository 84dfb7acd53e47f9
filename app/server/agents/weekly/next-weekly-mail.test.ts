import { describe, expect, it } from 'vitest'
import { nextWeeklyMail } from './next-weekly-mail.ts'

const saturday = 6
const next = (country: 'dk' | 'fi' | 'se', shoppingDay: number, now: string) =>
  nextWeeklyMail(country, shoppingDay, new Date(now)).toISOString()

describe('§4 price alerts: the weekly mail is sent the day before the shopping day at 16 in the country', () => {
  it.each([
    ['on an earlier day of the week', '2026-11-23T09:00:00Z', '2026-11-27T15:00:00.000Z'],
    ['on that day before 16', '2026-11-27T14:59:59Z', '2026-11-27T15:00:00.000Z'],
    ['at 16 itself, which is then over', '2026-11-27T15:00:00Z', '2026-12-04T15:00:00.000Z'],
    ['on the day of shopping', '2026-11-28T09:00:00Z', '2026-12-04T15:00:00.000Z'],
    [
      'when the day has changed in the country and not in UTC',
      '2026-11-26T23:30:00Z',
      '2026-11-27T15:00:00.000Z',
    ],
  ])('%s', (_, now, moment) => expect(next('dk', saturday, now)).toBe(moment))

  it.each([
    ['the night in which summer begins', 'dk', 7, '2026-03-28T15:00:00Z', '2026-04-04T14:00:00.000Z'],
    ['the day on which summer begins', 'dk', 1, '2026-03-28T20:00:00Z', '2026-03-29T14:00:00.000Z'],
    ['the day on which summer ends', 'se', 1, '2026-10-24T20:00:00Z', '2026-10-25T15:00:00.000Z'],
    ['the day on which summer ends in Finland', 'fi', 1, '2026-10-24T20:00:00Z', '2026-10-25T14:00:00.000Z'],
    ['a summer day in Finland', 'fi', 3, '2026-07-20T06:00:00Z', '2026-07-21T13:00:00.000Z'],
  ] as const)('%s', (_, country, day, now, moment) => expect(next(country, day, now)).toBe(moment))

  it('each weekday has its own mail', () => {
    const moments = [1, 2, 3, 4, 5, 6, 7].map((day) => next('dk', day, '2026-11-23T16:00:00Z').slice(0, 10))
    expect(moments).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ])
  })
})
