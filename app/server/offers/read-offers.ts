import type { Day } from '#app/domain/dates.ts'
import type { Queryable } from '../db/database.ts'
import { type OfferRow, selectOffers } from './offer-row.ts'

const liveSql = `${selectOffers} where o.id = any($1::bigint[]) and o.start_date <= $2 and o.end_date >= $2`

/** Reads offers by id, those of them that are live on a day. */
export async function readLiveOffers(
  database: Queryable,
  ids: readonly number[],
  day: Day,
): Promise<Map<number, OfferRow>> {
  if (ids.length === 0) return new Map()
  const rows = await database.query<OfferRow>(liveSql, [ids, day])
  return new Map(rows.map((row) => [row.id, row]))
}
