import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { number, statement, text } from '../../db/statement.ts'
import { prefixQueryOf } from '../query/prefix-query.ts'
import { statementParameters } from '../query/statement-parameters.ts'
import { foundProducts } from '../rank/found-products.ts'
import { marks } from './search-document.ts'

/** Beginnings of words up to this length are always precomputed, because every search starts with them. */
const alwaysAnswered = 2
/** Longer ones are precomputed if about this many products contain them: searching fewer is fast. */
const manyProducts = 100

async function answerAhead(database: Queryable, country: Country, prefix: string): Promise<void> {
  const parameters = statementParameters()
  const found = foundProducts(country, prefixQueryOf(prefix, country), parameters)
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

/** Whether a prefix is precomputed, by how many products contain each word that it begins, added up. */
const isAnswered = (prefix: string, products: number) =>
  products > 0 && (lettersOf(prefix).length <= alwaysAnswered || products >= manyProducts)

const lettersOf = (prefix: string) => prefix.replace(marks.written, '')

/** A beginning without Nordic letters is looked up by the folded words. */
const isLookedUp = (prefix: string) => !prefix.startsWith(marks.written) || /[^\0-\x7f]/.test(prefix)

const beginningsOf = (term: string): string[] =>
  Array.from({ length: term.length }, (_, last) => term.slice(0, last + 1)).filter(isLookedUp)

function prefixesToAnswer(counts: ReadonlyMap<string, number>): Set<string> {
  const products = new Map<string, number>()
  for (const [term, count] of counts) {
    for (const prefix of beginningsOf(term)) products.set(prefix, (products.get(prefix) ?? 0) + count)
  }
  return new Set([...products].flatMap(([prefix, count]) => (isAnswered(prefix, count) ? prefix : [])))
}

const deleteSql = 'delete from search_prefixes where country = $1 and prefix = any($2::text[])'

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
  await database.query(deleteSql, [country, gone])
}

// The last character follows every letter in byte order.
const countedPrefixes = statement(
  { prefix: text(), products: number() },
  `
select prefix, coalesce(sum(products), 0)::int as products from unnest($2::text[]) prefix
left join search_terms on country = $1 and term >= prefix and term < prefix || chr(1114111)
group by prefix`,
)

const matchingPrefixes = statement(
  { prefix: text() },
  `
with documents as materialized (
  select tsv from search_documents where product_id = any($3::int[])
  union all select former::tsvector from unnest($4::text[]) former
)
select prefix from unnest($1::text[], $2::tsquery[]) as p(prefix, query)
where exists (select from documents where tsv @@ query)`,
)

/**
 * Computes those of a country's precomputed answers again that changed products are in, or were in before.
 * @param formers documents that searches found before.
 * @param terms the words of these documents whose counts may have changed: what they begin may become, or cease to be, a
 * precomputed answer.
 */
export async function refreshPrefixesOf(
  database: Queryable,
  country: Country,
  productIds: readonly number[],
  { formers, terms }: { formers: readonly string[]; terms: readonly string[] },
): Promise<void> {
  const prefixes = new Set((await database.query(knownPrefixes, [country])).map(({ prefix }) => prefix))
  const begun = [...new Set(terms.flatMap(beginningsOf))]
  const gone: string[] = []
  for (const { prefix, products } of await database.query(countedPrefixes, [country, begun])) {
    if (isAnswered(prefix, products)) prefixes.add(prefix)
    else if (prefixes.delete(prefix)) gone.push(prefix)
  }
  const all = [...prefixes]
  const queries = all.map((prefix) => prefixQueryOf(prefix, country).found)
  const changed = await database.query(matchingPrefixes, [all, queries, productIds, formers])
  for (const { prefix } of changed) await answerAhead(database, country, prefix)
  await database.query(deleteSql, [country, gone])
}
