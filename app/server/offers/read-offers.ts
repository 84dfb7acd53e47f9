import type { Day } from '#app/domain/locale/dates.ts'
import type { Queryable } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { type OfferRow, offerColumns, selectOffers } from './select-offers.ts'

const liveOffers = statement(
  offerColumns,
  `${selectOffers} where o.id = any($1::bigint[]) and o.start_date <= $2 and o.end_date >= $2`,
)

/**
 * Reads offers by id, those of them that are live on a day, in the order of `ids`. A statement that chooses offers reads
 * their ids only: joined with all that a row needs, the planner would begin with every offer there is.
 */
export async function readLiveOffers(
  database: Queryable,
  ids: readonly number[],
  day: Day,
): Promise<OfferRow[]> {
  if (ids.length === 0) return []
  const rows = await database.query(liveOffers, [ids, day])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}
