import type { Country } from '#app/domain/locale/locales.ts'
import { termInAddress } from '#app/domain/search/search-term.ts'
import type { Queryable } from '../../db/database.ts'
import { number, statement, text, withoutNulls } from '../../db/statement.ts'
import { keyOf } from './popular-search-key.ts'
import { seeds } from './seeds.ts'

/** A visit counts half after so many days, and no more when its number is deleted (`forget-tracking.ts`). */
const halfLifeDays = 7
const countedDays = 30
/** The least sum of visits, the older ones counting less, of a popular term: three visits make one for two days. */
const leastVisits = 2.5
const mostTerms = 200
/** Longer terms are rarely searched for, and would not fit a chip. */
const mostCharacters = 40
const mostWords = 4

/** Also of a term without letters or digits. */
const isNumber = (word: string) => !/[a-z]/.test(word)

/**
 * Visits of one client count once for a term, at its last search: the number of a visit is the browser's own, so that a
 * client could invent any of them.
 */
const searchedByVisits = statement(
  { term: withoutNulls(text()), visits: number() },
  `
select term, sum(weight) as visits from (
  select lower(substr(path, length('/offer/') + 1)) as term, address_group,
    power(0.5, extract(epoch from now() - max(at)) / ${halfLifeDays * 86_400})::float8 as weight
  from tracked_events
  where country = $1 and visit is not null and address_group is not null and at > now() - interval '${countedDays} days'
    and kind = 'page-view' and path like '/offer/_%'
  group by 1, address_group) searched
group by term having sum(weight) >= ${leastVisits}
order by visits desc, term limit ${mostTerms}`,
)

/** A term and how much it is searched for: the visits that did, older ones less. */
export type SearchedTerm = { key: string; term: string; searches: number }

/** Seeds come after what visits made popular, each after those before it. */
const seedsOf = (country: Country): SearchedTerm[] =>
  seeds[country].map((term, place, all) => ({ key: keyOf(term), term, searches: 2 - place / all.length }))

/**
 * What a country's shoppers search for: the terms of enough different visits, and the country's seeds. Visits are those of
 * shoppers who allow statistics, so that neither a request alone nor a crawler counts, and nothing more is stored of anybody.
 */
export async function listSearchedTerms(database: Queryable, country: Country): Promise<SearchedTerm[]> {
  const terms = new Map<string, SearchedTerm>()
  for (const { term, visits } of await database.query(searchedByVisits, [country])) {
    const shown = termInAddress(term)
    const key = keyOf(shown)
    const words = key.split(' ')
    if (shown.length > mostCharacters || words.length > mostWords || words.some(isNumber)) continue
    const known = terms.get(key)
    if (known) known.searches += visits
    else terms.set(key, { key, term: shown, searches: visits })
  }
  for (const seed of seedsOf(country)) if (!terms.has(seed.key)) terms.set(seed.key, seed)
  return [...terms.values()]
}
