import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { json, nullable, number, statement } from '../../db/statement.ts'
import { forgetAnswers } from '../answers/remember-answers.ts'
import { refreshPrefixes } from './refresh-prefixes.ts'
import { refreshSuggestions } from './refresh-suggestions.ts'
import { refreshTerms } from './refresh-terms.ts'

/** Small, because the embedded database works in this process and requests wait for each batch. */
const batchSize = 1000

const countedBatch = statement(
  { last: nullable(number()), changed: number() },
  `
with batch as (
  select product_id from search_documents where country = $1 and product_id > $2 order by product_id limit ${batchSize}
), counted as (
  select b.product_id, count(o.id)::int as live,
    (array_agg(o.id order by o.price::float8 / o.units, o.id))[1] as cheapest,
    (array_agg(c.chain_category_id order by o.price::float8 / o.units, o.id))[1] as chain_category,
    (array_agg(o.id order by o.price::float8 / o.units, o.id) filter (where o.is_highlighted))[1] as highlighted
  from batch b
  left join offers o on o.product_id = b.product_id and o.start_date <= $3 and o.end_date >= $3
  left join chains c on c.id = o.chain_id
  group by b.product_id
), changed as (
  update search_documents d
  set live = c.live, cheapest_offer_id = c.cheapest, highlighted_offer_id = c.highlighted,
    chain_category_id = c.chain_category
  from counted c
  where d.product_id = c.product_id
    and (d.live, d.cheapest_offer_id, d.highlighted_offer_id, d.chain_category_id)
      is distinct from (c.live, c.cheapest, c.highlighted, c.chain_category)
  returning 1
)
select max(product_id) as last, (select count(*)::int from changed) as changed from batch`,
)

/** @returns the last product of the batch after a product; null after the last batch. */
async function countBatch(database: Queryable, country: Country, after: number, day: Day) {
  const [counted] = await database.query(countedBatch, [country, after, day])
  return counted?.last ?? null
}

async function countLiveOffers(database: Queryable, country: Country, day: Day): Promise<void> {
  let last: number | null = 0
  while (last !== null) last = await countBatch(database, country, last, day)
}

const stateOfData = statement({ value: json<unknown>() }, 'select value from data_state where key = $1')
/** The key of the day that a country's live offers were last counted for. */
export const dayKey = (country: Country) => `live-offers:${country}`
const rememberDaySql = `
insert into data_state (key, value) values ($1, $2::jsonb)
on conflict (key) do update set value = excluded.value where data_state.value is distinct from excluded.value`

/**
 * Updates search to a country's offers of a day: the number of live offers, the cheapest and its kind of chain of each product, then the
 * dictionary, the precomputed answers and the suggestions. Call it after an import and when a day begins. It works in
 * small steps, so that searches go on, and a second run changes nothing.
 */
export async function refreshLiveOffers(database: Queryable, country: Country, day: Day): Promise<void> {
  await countLiveOffers(database, country, day)
  await refreshPrefixes(database, country, await refreshTerms(database, country))
  await refreshSuggestions(database, country)
  // The embedded database gathers no statistics by itself, and its plans are bad without them.
  await database.query('analyze offers, search_documents, search_terms, search_prefixes, popular_searches')
  forgetAnswers(database)
  await database.query(rememberDaySql, [dayKey(country), JSON.stringify(day)])
}

/**
 * Refreshes each country whose day has changed since its last refresh: at a server's start, and at midnight.
 * @returns the countries refreshed.
 */
export async function refreshOfDay(database: Queryable, now: Date): Promise<Country[]> {
  const refreshed: Country[] = []
  for (const country of countries) {
    const day = dayIn(country, now)
    const [state] = await database.query(stateOfData, [dayKey(country)])
    if (state?.value === day) continue
    await refreshLiveOffers(database, country, day)
    refreshed.push(country)
  }
  return refreshed
}
