import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { termInAddress } from '#app/domain/search/search-term.ts'
import type { Queryable } from '../../db/database.ts'
import { recordEmptySearch } from '../../tracking/record-empty-search.ts'
import { keyOf } from './popular-search-key.ts'

/** A term that was searched for in a country, and the number of live offers that it found. */
export type Search = { country: Country; term: string; offers: number }

/** Longer terms are rarely searched for, and would not fit a chip. */
const mostCharacters = 40
const mostWords = 4

/** Only whole words of products count: half a word, searched while typing, is not a good suggestion. */
const countSql = `
insert into popular_searches (country, key, term, searches, offers)
select $1, $2, $3, $6::int, $4::int
where not exists (
  select 1 from unnest($5::text[]) as word
  where word !~ '[a-z]' or not exists (select 1 from search_terms where country = $1 and term = word))
on conflict (country, key) do update set searches = popular_searches.searches + excluded.searches, offers = excluded.offers`

/**
 * Counts searches of a term for a country's popular searches, or, if it found nothing, among the searches without
 * results, since a term without offers is not suggested. Only the term is stored, nothing about who searched.
 * @param search `term` as it was searched for in the end, how many live `offers` it found,
 * and how often it was searched for.
 */
export async function recordSearch(
  database: Queryable,
  { country, term, offers, searches = 1 }: Search & { searches?: number },
): Promise<void> {
  const shown = termInAddress(term)
  const key = keyOf(shown)
  if (key.length < 2) return
  if (offers === 0) {
    await recordEmptySearch(database, { country, day: dayIn(country, new Date()), term: shown, searches })
    return
  }
  if (shown.length > mostCharacters || key.split(' ').length > mostWords) return
  await database.query(countSql, [country, key, shown, offers, key.split(' '), searches])
}
