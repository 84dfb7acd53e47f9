import type { Country } from '#app/domain/locale/locales.ts'
import { termInAddress } from '#app/domain/search/search-term.ts'
import type { Queryable } from '../../db/database.ts'
import { number, statement, text, withoutNulls } from '../../db/statement.ts'
import { usualSearches } from '../../lexicon/searches.ts'
import { keyOf } from './popular-search-key.ts'

/** A group's search counts half after so many days, and no more when the group is deleted (`forget-tracking.ts`). */
const halfLifeDays = 7
const countedDays = 30
/**
 * The least sum of the groups that searched for a popular term, older searches counting less: three make one for two days.
 * One client, who has another group after two weeks, comes to less than 2.4.
 */
const leastGroups = 2.5
const mostTerms = 200
/** Longer terms are rarely searched for, and would not fit a chip. */
const mostCharacters = 40
const mostWords = 4

/** Also of a term without letters or digits. */
const isNumber = (word: string) => !/[a-z]/.test(word)

/**
 * A group of addresses counts once for a term, at its last search. Visits are not counted: their number is the
 * browser's own, so that a client could invent any of them.
 */
const searchedByGroups = statement(
  { term: withoutNulls(text()), searches: number() },
  `
select term, sum(weight) as searches from (
  select lower(substr(path, length('/offer/') + 1)) as term, address_group,
    power(0.5, extract(epoch from now() - max(at)) / ${halfLifeDays * 86_400})::float8 as weight
  from tracked_events
  where country = $1 and address_group is not null and at > now() - interval '${countedDays} days'
    and kind = 'page-view' and path like '/offer/_%'
  group by 1, address_group) searched
group by term having sum(weight) >= ${leastGroups}
order by searches desc, term limit ${mostTerms}`,
)

/** A term and how much it is searched for: the groups of addresses that did, older searches less. */
export type SearchedTerm = { key: string; term: string; searches: number }

/** Seeds come after what shoppers made popular, each after those before it. */
const seedsOf = (country: Country): SearchedTerm[] =>
  usualSearches(country).map((term, place, all) => ({
    key: keyOf(term),
    term,
    searches: 2 - place / all.length,
  }))

/**
 * What a country's shoppers search for: the terms of enough groups of addresses, and the country's seeds. Only searches of
 * shoppers who allow statistics count, so that neither a request alone nor a crawler does, and nothing more is stored of
 * anybody.
 */
export async function listSearchedTerms(database: Queryable, country: Country): Promise<SearchedTerm[]> {
  const terms = new Map<string, SearchedTerm>()
  for (const { term, searches } of await database.query(searchedByGroups, [country])) {
    const shown = termInAddress(term)
    const key = keyOf(shown)
    const words = key.split(' ')
    if (shown.length > mostCharacters || words.length > mostWords || words.some(isNumber)) continue
    const known = terms.get(key)
    if (known) known.searches += searches
    else terms.set(key, { key, term: shown, searches })
  }
  for (const seed of seedsOf(country)) if (!terms.has(seed.key)) terms.set(seed.key, seed)
  return [...terms.values()]
}
