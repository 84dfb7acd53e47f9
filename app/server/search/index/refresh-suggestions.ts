import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { number, statement, text } from '../../db/statement.ts'
import { foundProducts } from '../found-products.ts'
import { keyOf } from '../popular/popular-search-key.ts'
import { searchQueryOf } from '../search-query.ts'
import { statementParameters } from '../statement-parameters.ts'

const fromCatalogue = 5000
const fromShoppers = 200
const rowsAtOnce = 1000

/** The names of shelves, and of products that have one word or several brands, most offers first. */
const goodsOfCatalogue = statement(
  { name: text(), offers: number() },
  `
select name, sum(live)::int as offers from (
  select k.name, d.live from search_documents d join categories k on k.id = d.category_id
  where d.country = $1 and d.is_live
  union all
  select max(n.name), sum(d.live)
  from search_documents d join products p on p.id = d.product_id join product_names n on n.id = p.product_name_id
  where d.country = $1 and d.is_live and n.name !~ '[0-9,.%()]'
  group by n.id having count(*) > 1 or max(n.name) !~ '\\s'
) named
group by name order by offers desc, name limit ${fromCatalogue}`,
)

/** The goods a shelf is named after: `Fløte og rømme` gives fløte and rømme. */
const goodsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/,|&|\s(?:og|och|ja)\s/)
    .map((goods) => goods.trim())
    .filter((goods) => /^[\p{L}\p{N}].*[\p{L}\p{N}]$/u.test(goods))

const termsSearched = statement(
  { key: text(), term: text() },
  `
select key, term from popular_searches where country = $1 and searches > 0
order by searches desc nulls last, offers desc nulls last limit ${fromShoppers}`,
)

const upsertSql = `
insert into popular_searches as known (country, key, term, offers)
select $1, * from unnest($2::text[], $3::text[], $4::int[])
on conflict (country, key) do update set term = excluded.term, offers = excluded.offers
where (known.term, known.offers) is distinct from (excluded.term, excluded.offers)`

/**
 * Updates a country's suggestions: goods from the catalogue and the most frequent searches, each with the number of
 * live offers that it finds.
 */
export async function refreshSuggestions(database: Queryable, country: Country): Promise<void> {
  const suggestions = new Map<string, { term: string; offers: number }>()
  for (const { key, term } of await database.query(termsSearched, [country])) {
    const parameters = statementParameters()
    const search = foundProducts(country, searchQueryOf(key.split(' '), country), parameters)
    const offersFound = statement({ offers: number() }, `select offers from (${search}) found`)
    const [found] = await database.query(offersFound, parameters.values)
    suggestions.set(key, { term, offers: found?.offers ?? 0 })
  }
  for (const { name, offers } of await database.query(goodsOfCatalogue, [country])) {
    for (const term of goodsOf(name)) {
      const key = keyOf(term)
      if (key && !suggestions.has(key)) suggestions.set(key, { term, offers })
    }
  }
  const rows = [...suggestions]
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const batch = rows.slice(start, start + rowsAtOnce)
    await database.query(upsertSql, [
      country,
      batch.map(([key]) => key),
      batch.map(([, { term }]) => term),
      batch.map(([, { offers }]) => offers),
    ])
  }
  await forgetOthers(database, country, new Set(suggestions.keys()))
}

const suggestedKeys = statement(
  { key: text() },
  'select key from popular_searches where country = $1 and (searches = 0 or offers > 0)',
)

/**
 * Removes outdated suggestions: terms that nobody searched for are deleted, others stay with no offers, so that they
 * are not suggested.
 */
async function forgetOthers(database: Queryable, country: Country, kept: ReadonlySet<string>): Promise<void> {
  const known = await database.query(suggestedKeys, [country])
  const gone = known.map(({ key }) => key).filter((key) => !kept.has(key))
  if (gone.length === 0) return
  await database.query(
    'delete from popular_searches where country = $1 and searches = 0 and key = any($2::text[])',
    [country, gone],
  )
  await database.query(
    'update popular_searches set offers = 0 where country = $1 and key = any($2::text[])',
    [country, gone],
  )
}
