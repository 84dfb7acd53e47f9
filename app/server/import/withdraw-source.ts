import { dayIn } from '#app/domain/locale/dates.ts'
import { type Country, isCountry } from '#app/domain/locale/locales.ts'
import type { Database } from '../db/database.ts'
import { number, statement, texts } from '../db/statement.ts'
import { refreshLiveOffers } from '../search/index/refresh-live-offers.ts'

/** Small, because the embedded database works in this process and requests wait for each batch. */
const batchSize = 1000

const countedOffers = statement(
  { count: number() },
  'select count(*)::int as count from offers where source = $1',
)

const deletedBatch = statement(
  { count: number(), countries: texts() },
  `
  with gone as (
    delete from offers where id in (select id from offers where source = $1 limit ${batchSize})
    returning id, country
  ), unmatched as (
    delete from unmatched_offers u using gone where u.offer_id = gone.id
  )
  select count(*)::int as count, coalesce(array_agg(distinct country), '{}') as countries from gone`,
)

/** How many offers a source has. */
export async function offersOfSource(database: Database, source: string): Promise<number> {
  const [counted] = await database.query(countedOffers, [source])
  return counted?.count ?? 0
}

export type WithdrawOptions = {
  now: Date
  /** Called with the number of offers deleted so far. */
  onProgress?: (gone: number) => void
  /** Stops after the present batch; the offers that are left stay. */
  signal?: AbortSignal
}

/**
 * Deletes the offers of a source, and brings search up to date. Products, and what shoppers put on their lists, stay.
 * @returns the number of offers deleted.
 */
export async function withdrawSource(
  database: Database,
  source: string,
  { now, onProgress, signal }: WithdrawOptions,
): Promise<number> {
  const touched = new Set<Country>()
  let gone = 0
  try {
    for (let count = batchSize; count === batchSize; ) {
      signal?.throwIfAborted()
      const [batch] = await database.query(deletedBatch, [source])
      count = batch?.count ?? 0
      gone += count
      for (const country of batch?.countries ?? []) if (isCountry(country)) touched.add(country)
      onProgress?.(gone)
    }
  } finally {
    for (const country of touched) await refreshLiveOffers(database, country, dayIn(country, now))
  }
  return gone
}
