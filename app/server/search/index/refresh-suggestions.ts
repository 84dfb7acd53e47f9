import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { number, statement, text } from '../../db/statement.ts'
import { wordsAs } from '../../lexicon/words/read-words.ts'
import { isListed } from '../../lexicon/words/word-meanings.ts'
import { compoundOf, writtenWords } from '../analysis/analyse-name.ts'
import { keyOf } from '../popular/popular-search-key.ts'
import { listSearchedTerms } from '../popular/searched-terms.ts'
import { searchQueryOf } from '../query/search-query.ts'
import { statementParameters } from '../query/statement-parameters.ts'
import { foundProducts } from '../rank/found-products.ts'

/** What stands between the goods of a shelf. */
const betweenGoods = new RegExp(`,|&|\\s(?:${wordsAs('conjunction')})\\s`)

const fromCatalogue = 5000
const rowsAtOnce = 1000

/** The names of shelves, and of products that have one word or that several brands have, most offers first. */
const goodsOfCatalogue = statement(
  { name: text(), offers: number() },
  `
select name, sum(at_shops)::int as offers from (
  select k.name, d.at_shops from search_documents d join categories k on k.id = d.category_id
  where d.country = $1 and d.is_live
  union all
  select max(n.name), sum(d.at_shops)
  from search_documents d join products p on p.id = d.product_id join product_names n on n.id = p.product_name_id
  where d.country = $1 and d.is_live and n.name !~ '[0-9,.%()]'
  group by lower(n.name) having count(*) > 1 or max(n.name) !~ '\\s'
) named
group by name order by offers desc, name limit ${fromCatalogue}`,
)

/** The goods a shelf is named after: `Fløte og rømme` gives fløte and rømme. */
const goodsOf = (name: string) =>
  name
    .toLowerCase()
    .split(betweenGoods)
    .map((goods) => goods.trim())
    .filter((goods) => /^[\p{L}\p{N}].*[\p{L}\p{N}]$/u.test(goods))

/** The goods that a term names a kind of, as written: its last word, and the known goods that end it. */
function kindsOf(term: string, country: Country): string[] {
  const words = writtenWords(term)
  const last = words.at(-1) ?? ''
  return [...(words.length > 1 ? [last] : []), ...compoundOf(last, country).proven]
}

const knownWords = statement(
  { term: text() },
  'select term from search_terms where country = $1 and term = any($2::text[])',
)

type Suggestion = { term: string; searches: number; offers: number }

/** What shoppers search for, with the number of live offers that each term finds. */
async function suggestionsOfShoppers(
  database: Queryable,
  country: Country,
): Promise<Map<string, Suggestion>> {
  const searched = await listSearchedTerms(database, country)
  const words = searched.flatMap(({ key }) => key.split(' '))
  const known = new Set((await database.query(knownWords, [country, words])).map(({ term }) => term))
  const suggestions = new Map<string, Suggestion>()
  for (const { key, term, searches } of searched) {
    // Half a word is not a good suggestion. Products are found by words that none of them has.
    if (!key.split(' ').every((word) => known.has(word) || isListed(word, country))) continue
    const parameters = statementParameters()
    const search = foundProducts(country, searchQueryOf(key.split(' '), country), parameters)
    const offersFound = statement({ offers: number() }, `select offers from (${search}) found`)
    const [found] = await database.query(offersFound, parameters.values)
    suggestions.set(key, { term, searches, offers: found?.offers ?? 0 })
  }
  return suggestions
}

/** Adds the goods of which several suggestions name a kind: `mælk`, if there are `letmælk` and `skummetmælk`. */
function addKinds(suggestions: Map<string, Suggestion>, country: Country): void {
  const kinds = new Map<string, { term: string; offers: number; of: number }>()
  for (const { term, offers } of suggestions.values()) {
    for (const kind of kindsOf(term, country)) {
      const known = kinds.get(keyOf(kind)) ?? { term: kind, offers: 0, of: 0 }
      kinds.set(keyOf(kind), { ...known, offers: known.offers + offers, of: known.of + 1 })
    }
  }
  for (const [key, { term, offers, of }] of kinds)
    if (of > 1 && !suggestions.has(key)) suggestions.set(key, { term, searches: 0, offers })
}

const upsertSql = `
insert into popular_searches as known (country, key, term, ends, searches, offers)
select $1, key, term, string_to_array(ends, ' '), searches, offers
from unnest($2::text[], $3::text[], $4::text[], $5::real[], $6::int[]) as s(key, term, ends, searches, offers)
on conflict (country, key) do update
set term = excluded.term, ends = excluded.ends, searches = excluded.searches, offers = excluded.offers
where (known.term, known.ends, known.searches, known.offers)
  is distinct from (excluded.term, excluded.ends, excluded.searches, excluded.offers)`

/** The key of the moment when a country's suggestions were refreshed. */
export const suggestionsKey = (country: Country) => `suggestions:${country}`
const rememberSql = `
insert into data_state (key, value) values ($1, to_jsonb(now()))
on conflict (key) do update set value = excluded.value`

const knownKeys = statement({ key: text() }, 'select key from popular_searches where country = $1')

/**
 * Updates a country's suggestions: what its shoppers search for and goods from the catalogue, each with the number of live
 * offers that it finds. Others are deleted.
 */
export async function refreshSuggestions(database: Queryable, country: Country): Promise<void> {
  const suggestions = await suggestionsOfShoppers(database, country)
  for (const { name, offers } of await database.query(goodsOfCatalogue, [country])) {
    for (const term of goodsOf(name)) {
      const key = keyOf(term)
      if (key && !suggestions.has(key)) suggestions.set(key, { term, searches: 0, offers })
    }
  }
  addKinds(suggestions, country)
  const rows = [...suggestions]
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const batch = rows.slice(start, start + rowsAtOnce)
    await database.query(upsertSql, [
      country,
      batch.map(([key]) => key),
      batch.map(([, { term }]) => term),
      batch.map(([, { term }]) => kindsOf(term, country).map(keyOf).join(' ')),
      batch.map(([, { searches }]) => searches),
      batch.map(([, { offers }]) => offers),
    ])
  }
  const known = await database.query(knownKeys, [country])
  const gone = known.map(({ key }) => key).filter((key) => !suggestions.has(key))
  await database.query('delete from popular_searches where country = $1 and key = any($2::text[])', [
    country,
    gone,
  ])
  await database.query(rememberSql, [suggestionsKey(country)])
}
