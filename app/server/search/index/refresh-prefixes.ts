import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { statement, text } from '../../db/statement.ts'
import { foundProducts } from '../found-products.ts'
import { searchQueryOf } from '../search-query.ts'
import { statementParameters } from '../statement-parameters.ts'

/** Beginnings of words up to this length are always precomputed, because every search starts with them. */
const alwaysAnswered = 2
/** Longer ones are precomputed if about this many products contain them: searching fewer is fast. */
const manyProducts = 100

async function answerAhead(database: Queryable, country: Country, prefix: string): Promise<void> {
  const parameters = statementParameters()
  const found = foundProducts(country, searchQueryOf([prefix], country), parameters)
  const sql = `
insert into search_prefixes (country, prefix, product_ids, sponsored_product_ids, brand_ids, products, offers)
select '${country}', ${parameters.name(prefix, 'text')}, product_ids, sponsored_product_ids, brand_ids, products, offers
from (${found}) found
on conflict (country, prefix) do update set
  (product_ids, sponsored_product_ids, brand_ids, products, offers) =
  (excluded.product_ids, excluded.sponsored_product_ids, excluded.brand_ids, excluded.products, excluded.offers)
where (search_prefixes.product_ids, search_prefixes.sponsored_product_ids, search_prefixes.brand_ids,
    search_prefixes.products, search_prefixes.offers)
  is distinct from
  (excluded.product_ids, excluded.sponsored_product_ids, excluded.brand_ids, excluded.products, excluded.offers)`
  await database.query(sql, parameters.values)
}

function prefixesToAnswer(counts: ReadonlyMap<string, number>): Set<string> {
  const products = new Map<string, number>()
  for (const [term, count] of counts) {
    for (let length = 1; length <= term.length; length++) {
      const prefix = term.slice(0, length)
      products.set(prefix, (products.get(prefix) ?? 0) + count)
    }
  }
  return new Set(
    [...products]
      .filter(([prefix, count]) => prefix.length <= alwaysAnswered || count >= manyProducts)
      .map(([prefix]) => prefix),
  )
}

const knownPrefixes = statement({ prefix: text() }, 'select prefix from search_prefixes where country = $1')

/**
 * Computes a country's answers for beginnings of words again, by the search itself, so that the ranking is the same.
 * @param counts how many live products contain each word.
 */
export async function refreshPrefixes(
  database: Queryable,
  country: Country,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const prefixes = prefixesToAnswer(counts)
  for (const prefix of prefixes) await answerAhead(database, country, prefix)
  const known = await database.query(knownPrefixes, [country])
  const gone = known.map(({ prefix }) => prefix).filter((prefix) => !prefixes.has(prefix))
  await database.query('delete from search_prefixes where country = $1 and prefix = any($2::text[])', [
    country,
    gone,
  ])
}
