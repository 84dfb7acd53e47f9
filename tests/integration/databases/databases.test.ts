import { expect, it } from 'vitest'
import { describeOnEachDatabase } from './databases.ts'

describeOnEachDatabase('A test database', (database) => {
  it('contains the migrated tables, without rows', async () => {
    expect(await database().query('select count(*) as offers from offers')).toEqual([{ offers: 0 }])
  })

  it('reads numbers, days and moments in the same way on both engines', async () => {
    const rows = await database().query(
      `select $1::bigint as large, 1.25::numeric as amount, date '2026-11-21' as day,
        array[1, 2]::bigint[] as list, timestamptz '2026-11-21 12:00:00+00' as moment`,
      [9_007_199_254_740_991n],
    )
    expect(rows).toEqual([
      {
        large: 9_007_199_254_740_991,
        amount: 1.25,
        day: '2026-11-21',
        list: [1, 2],
        moment: new Date('2026-11-21T12:00:00Z'),
      },
    ])
  })
})
