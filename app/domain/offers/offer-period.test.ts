import { describe, expect, it } from 'vitest'
import { daysLeft, onWeekday, weekdayAndDay } from './offer-period.ts'

describe('the days of an offer', () => {
  it('are named with their weekday in the four languages', () => {
    expect(
      (['dk', 'no', 'se', 'fi'] as const).map((country) => weekdayAndDay('2026-11-21', country)),
    ).toEqual(['lørdag 21.11', 'lørdag 21.11', 'lördag 21.11', 'lauantai 21.11.'])
  })

  it('issue 17.14: “on a weekday” is inflected in Finnish', () => {
    const said = (['dk', 'no', 'se', 'fi'] as const).map((country) => onWeekday('2026-11-23', country))
    expect(said).toEqual(['mandag 23.11', 'mandag 23.11', 'måndag 23.11', 'maanantaina 23.11.'])
  })

  it('are counted from today through the last, both included', () => {
    const left = ['2026-11-27', '2026-11-22', '2026-11-21', '2026-11-20'].map((endDate) =>
      daysLeft({ endDate }, '2026-11-21'),
    )
    expect(left).toEqual([7, 2, 1, 0])
  })
})
