import type { Country } from '#app/domain/locale/locales.ts'
import { cleanTerm, isSearchable } from '#app/domain/search/search-term.ts'
import type { Queryable } from '../../db/database.ts'
import { statement, text } from '../../db/statement.ts'
import { type StatementParameters, statementParameters } from '../query/statement-parameters.ts'
import { keyOf } from './popular-search-key.ts'

export type PopularSearches = { country: Country; term?: string; limit: number }

const mostSearched = 'searches desc nulls last, offers desc nulls last, key'

/** So many compounds at most, so that what completes the typed word follows in sight. */
const mostCompounds = 4

/**
 * A select of the `term`s that a country's shoppers search for and that have offers today. The given term comes first,
 * then the compounds that are such goods (`letmælk` for `mælk`), then what completes it (`mælkechokolade`), then all
 * others; each of these groups most searched first and with up to `limit` terms, so a term may appear twice.
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
  const group = (tier: number, condition: string, most: number) => `
  (select term, ${tier} as tier, searches, offers, key from popular_searches
    where ${ofCountry} and ${condition} order by ${mostSearched} limit ${most})`
  // `{` follows `z` in byte order. What only happens to end in the typed letters is no such goods: `frost` for `ost`.
  return `
select term from (${[
    group(0, `key = ${begun}`, 1),
    group(1, `ends @> array[${begun}]`, mostCompounds),
    group(2, `key >= ${begun} and key < ${begun} || '{'`, limit),
    group(3, `right(key, length(${begun})) <> ${begun}`, limit),
  ].join(' union all ')}
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
