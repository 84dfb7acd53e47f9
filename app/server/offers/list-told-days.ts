import { addDays, type Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { longestOfWeek, type ToldDays, toldDays, toldDaysBack } from '#app/domain/trip/told-days.ts'
import { tripDaysAhead } from '#app/domain/trip/trip.ts'
import { rememberAnswer } from '../answers/remember-answers.ts'
import type { Queryable } from '../db/database.ts'
import { day, number, statement } from '../db/statement.ts'
import { isTold } from './judged-prices.ts'

const chainPeriods = statement(
  { chainId: number(), startDate: day(), endDate: day(), offers: number() },
  `
select o.chain_id as "chainId", o.start_date as "startDate", o.end_date as "endDate", count(*)::int as offers
from offers o
where o.country = $1 and o.end_date >= $2::date and o.start_date <= $3::date and o.end_date - o.start_date < $4::int
  and ${isTold('o')}
group by o.chain_id, o.start_date, o.end_date`,
)

/** An import of another process shows after so long. */
const keptSeconds = 600

/** The days around a trip of today whose offers the chains of a country have told. */
export async function listToldDays(
  database: Queryable,
  { country, today, now }: { country: Country; today: Day; now: Date },
): Promise<ToldDays> {
  const keeping = { now: now.getTime(), seconds: keptSeconds }
  const periods = await rememberAnswer(database, `chain periods ${country} ${today}`, keeping, () =>
    database.query(chainPeriods, [
      ...[country, addDays(today, -toldDaysBack), addDays(today, tripDaysAhead), longestOfWeek],
    ]),
  )
  return toldDays(periods, today)
}
