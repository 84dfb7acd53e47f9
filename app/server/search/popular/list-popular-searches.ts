import type { Country } from '#app/domain/locale/locales.ts'
import { cleanTerm, isSearchable } from '#app/domain/search/search-term.ts'
import type { Queryable } from '../../db/database.ts'
import { statement, text } from '../../db/statement.ts'
import { type StatementParameters, statementParameters } from '../statement-parameters.ts'
import { keyOf } from './popular-search-key.ts'

export type PopularSearches = { country: Country; term?: string; limit: number }

const mostSearched = 'searches desc nulls last, offers desc nulls last, key'

/**
 * A select of the `term`s that a country's shoppers search for and that have offers today, most searched first. The
 * given term and those that complete it come first. Each of the two groups has up to `limit` terms, so a term may appear twice.
 */
export function popularSearches(
  { country, term = '', limit }: PopularSearches,
  parameters: StatementParameters,
): string {
  const ofCountry = `country = ${parameters.name(country, 'text')} and offers > 0`
  const key = keyOf(cleanTerm(term))
  if (!key)
    return `select term from popular_searches where ${ofCountry} order by ${mostSearched} limit ${limit}`
  const begun = parameters.name(key, 'text')
  // `{` follows `z` in byte order.
  return `
select term from (
  (select term, 0 as tier, searches, offers, key from popular_searches
    where ${ofCountry} and key >= ${begun} and key < ${begun} || '{' order by ${mostSearched} limit ${limit})
  union all
  (select term, 1, searches, offers, key from popular_searches where ${ofCountry} order by ${mostSearched} limit ${limit})
) popular order by tier, ${mostSearched}`
}

/** The first different terms that are long enough to search for: words from the catalogue may be too short. */
export const differentTerms = (terms: string[], limit: number): string[] =>
  [...new Set(terms.filter(isSearchable))].slice(0, limit)

/** The terms of `popularSearches`, without repeats. */
export async function listPopularSearches(database: Queryable, search: PopularSearches): Promise<string[]> {
  const parameters = statementParameters()
  const rows = await database.query(
    statement({ term: text() }, popularSearches(search, parameters)),
    parameters.values,
  )
  return differentTerms(
    rows.map(({ term }) => term),
    search.limit,
  )
}
