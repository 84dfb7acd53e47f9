import type { Day } from '#app/domain/locale/dates.ts'
import type { Queryable } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { type OfferRow, offerColumns, selectOffers } from './select-offers.ts'

const liveOffers = statement(
  offerColumns,
  `${selectOffers} where o.id = any($1::bigint[]) and o.start_date <= $2 and o.end_date >= $2`,
)

/**
 * Reads the offers with these ids that are live on a day, in the order of `ids`. Statements that choose offers select
 * only ids: with all the joins that a row needs, the planner would start from every offer.
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
