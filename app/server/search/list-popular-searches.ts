import { cleanTerm } from '#app/domain/folding.ts'
import type { Country } from '#app/domain/locales.ts'
import type { Queryable } from '../db/database.ts'
import { keyOf } from './popular-search-key.ts'

const mostSearched = 'searches desc nulls last, offers desc nulls last, key'

/** `{` follows `z` in byte order. */
const completingSql = `
(select term, 0 as tier, searches, offers, key from popular_searches
  where country = $1 and key > $2 and key < $2 || '{' and offers > 0 order by ${mostSearched} limit $3)
union all
(select term, 1, searches, offers, key from popular_searches
  where country = $1 and offers > 0 order by ${mostSearched} limit $3)
order by tier, ${mostSearched}`

/**
 * What shoppers of a country search for, most searched first, of what has offers today. Those that complete `term` come
 * before all others.
 */
export async function listPopularSearches(
  database: Queryable,
  { country, term = '', limit }: { country: Country; term?: string; limit: number },
): Promise<string[]> {
  const key = keyOf(cleanTerm(term))
  // Nothing lies between `{` and `{{`: without a term there is none to complete.
  const rows = await database.query<{ term: string }>(completingSql, [country, key || '{', limit])
  return [...new Set(rows.map((row) => row.term))].slice(0, limit)
}
