import { describe, expect, it } from 'vitest'
import { daysLeft, onWeekday, weekdayAndDay } from './offer-period.ts'

describe('§9 date formats: the days of an offer', () => {
  it('are named with their weekday in the four languages', () => {
    expect(
      (['dk', 'no', 'se', 'fi'] as const).map((country) => weekdayAndDay('2026-11-21', country)),
    ).toEqual(['lørdag\u00a021.11', 'lørdag\u00a021.11', 'lördag\u00a021.11', 'lauantai\u00a021.11.'])
  })

  it('“on a weekday” is inflected in Finnish', () => {
    const said = (['dk', 'no', 'se', 'fi'] as const).map((country) => onWeekday('2026-11-23', country))
    expect(said).toEqual([
      'mandag\u00a023.11',
      'mandag\u00a023.11',
      'måndag\u00a023.11',
      'maanantaina\u00a023.11.',
    ])
  })

  it('are counted from today through the last, both included', () => {
    const left = ['2026-11-27', '2026-11-22', '2026-11-21', '2026-11-20'].map((endDate) =>
      daysLeft({ endDate }, '2026-11-21'),
    )
    expect(left).toEqual([7, 2, 1, 0])
  })
})
