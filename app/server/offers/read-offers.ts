import type { Day } from '#app/domain/locale/dates.ts'
import type { Queryable } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { withComparison } from './price-comparison.ts'
import {
  type LiveOfferRow,
  liveOfferColumns,
  type OfferRow,
  offerColumns,
  selectOffers,
} from './select-offers.ts'

const offersById = statement(offerColumns, `${selectOffers} where o.id = any($1::bigint[])`)
const ofDay = `${selectOffers} where o.id = any($1::bigint[]) and o.start_date <= $2 and o.end_date >= $2`
const offersOfDay = statement(offerColumns, ofDay)
const liveOffers = statement(liveOfferColumns, withComparison(ofDay, '$2'))

/**
 * Reads the offers with these ids that are live on a day, in the order of `ids`, each with what its price is compared with.
 * Statements that choose offers select
 * only ids: with all the joins that a row needs, the planner would start from every offer.
 */
export async function readLiveOffers(
  database: Queryable,
  ids: readonly number[],
  day: Day,
): Promise<LiveOfferRow[]> {
  return ids.length === 0 ? [] : inOrderOf(ids, await database.query(liveOffers, [ids, day]))
}

/** The same for whoever draws no verdict: without what prices are compared with, which is read for each product. */
export async function readOffersOfDay(
  database: Queryable,
  ids: readonly number[],
  day: Day,
): Promise<OfferRow[]> {
  return ids.length === 0 ? [] : inOrderOf(ids, await database.query(offersOfDay, [ids, day]))
}

/** Reads the offers with these ids, in the order of `ids`, also those that have ended or have not begun. */
export async function readOffers(database: Queryable, ids: readonly number[]): Promise<OfferRow[]> {
  return ids.length === 0 ? [] : inOrderOf(ids, await database.query(offersById, [ids]))
}

function inOrderOf<Row extends OfferRow>(ids: readonly number[], rows: Row[]): Row[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}
