import { dayIn } from '#app/domain/locale/dates.ts'
import { type Country, isCountry } from '#app/domain/locale/locales.ts'
import type { Database } from '../db/database.ts'
import { number, numbers, statement, text, texts, withoutNulls } from '../db/statement.ts'
import { refreshChanges } from '../search/index/refresh-changes.ts'
import { gatherStatisticsOfOffers } from '../search/index/refresh-live-offers.ts'
import { areMany, noChanges, noteProducts } from '../search/index/search-changes.ts'
import { forgetVersions } from './sources/feed-state.ts'

/** Small, because the embedded database works in this process and requests wait for each batch. */
const batchSize = 1000

const countedOffers = statement(
  { count: number() },
  'select count(*)::int as count from offers where source = $1',
)

const deletedBatch = statement(
  { count: number(), countries: texts(), products: numbers() },
  `
  with gone as (
    delete from offers where id in (select id from offers where source = $1 limit ${batchSize})
    returning id, country, product_id
  ), unmatched as (
    delete from unmatched_offers u using gone where u.offer_id = gone.id
  )
  select count(*)::int as count, coalesce(array_agg(distinct country), '{}') as countries,
    coalesce(array_agg(distinct product_id), '{}') as products
  from gone`,
)

/** Each step finds the next name by the index, because listing all offers takes seconds. */
const namedSources = statement(
  { source: withoutNulls(text()) },
  `
  with recursive named as (
    (select source from offers order by source limit 1)
    union all
    select (select o.source from offers o where o.source > named.source order by o.source limit 1)
    from named where named.source is not null
  )
  select source from named where source is not null`,
)

/** The sources that have offers, in the order of their names. */
export async function sourcesWithOffers(database: Database): Promise<string[]> {
  return (await database.query(namedSources)).map(({ source }) => source)
}

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
 * Deletes the offers of a source, and brings search up to date, at a cost that follows what is deleted. Products, and what
 * shoppers put on their lists, stay. The next fetch of the source's feeds imports all their rows.
 * @returns the number of offers deleted.
 */
export async function withdrawSource(
  database: Database,
  source: string,
  { now, onProgress, signal }: WithdrawOptions,
): Promise<number> {
  const touched = new Set<Country>()
  const changes = noChanges()
  let gone = 0
  await forgetVersions(database, source, now)
  try {
    for (let count = batchSize; count === batchSize; ) {
      signal?.throwIfAborted()
      const [batch] = await database.query(deletedBatch, [source])
      count = batch?.count ?? 0
      gone += count
      for (const country of batch?.countries ?? []) if (isCountry(country)) touched.add(country)
      noteProducts(changes, batch?.products ?? [])
      onProgress?.(gone)
    }
  } finally {
    if (areMany(changes)) await gatherStatisticsOfOffers(database)
    for (const country of touched) await refreshChanges(database, country, dayIn(country, now), changes)
  }
  return gone
}
