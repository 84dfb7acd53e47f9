import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { nullable, number, statement, text } from '../../db/statement.ts'
import { marks } from './search-document.ts'

const batchSize = 1000
const rowsAtOnce = 2000

const batchOfProducts = statement(
  { first: nullable(number()), last: nullable(number()) },
  `
select min(product_id) as first, max(product_id) as last from (
  select product_id from search_documents where country = $1 and is_live and product_id > $2
  order by product_id limit ${batchSize}
) batch`,
)

/** Words, also as the known end of a compound, and words with their Nordic letters, which keep their mark. */
const isWord = `^(${marks.end}?[a-z0-9]|${marks.written})`

const termsOfBatch = statement(
  { term: text(), products: number() },
  `
select ltrim(word, '${marks.end}') as term, sum(ndoc)::int as products
from ts_stat(format('select tsv from search_documents where country = %L and is_live and product_id between %s and %s',
  $1::text, $2::int, $3::int), 'abc')
where word ~ '${isWord}' group by 1`,
)

const upsertSql = `
insert into search_terms (country, term, products)
select $1, * from unnest($2::text[], $3::int[])
on conflict (country, term) do update set products = excluded.products
where search_terms.products is distinct from excluded.products`

/** Counts how many live products of a country contain each word, also as the known end of a compound. */
async function countTerms(database: Queryable, country: Country): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (let last = 0; ; ) {
    const [range] = await database.query(batchOfProducts, [country, last])
    if (!range || range.last === null) return counts
    const rows = await database.query(termsOfBatch, [country, range.first, range.last])
    for (const { term, products } of rows) counts.set(term, (counts.get(term) ?? 0) + products)
    last = range.last
  }
}

const deleteSql = 'delete from search_terms where country = $1 and term = any($2::text[])'

const knownTerms = statement({ term: text() }, 'select term from search_terms where country = $1')

/**
 * Updates a country's dictionary to the words of its live products.
 * @returns how many products contain each word.
 */
export async function refreshTerms(database: Queryable, country: Country): Promise<Map<string, number>> {
  const counts = await countTerms(database, country)
  const terms = [...counts.keys()]
  for (let start = 0; start < terms.length; start += rowsAtOnce) {
    const batch = terms.slice(start, start + rowsAtOnce)
    await database.query(upsertSql, [country, batch, batch.map((term) => counts.get(term))])
  }
  const known = await database.query(knownTerms, [country])
  const gone = known.map(({ term }) => term).filter((term) => !counts.has(term))
  await database.query(deleteSql, [country, gone])
  return counts
}

const termsOfDocuments = statement(
  { term: text() },
  `
select distinct ltrim(word.lexeme, '${marks.end}') as term
from (
  select tsv from search_documents where product_id = any($1::int[])
  union all select former::tsvector from unnest($2::text[]) former
) document, unnest(document.tsv) word
where word.lexeme ~ '${isWord}' and word.weights && array['A', 'B', 'C']`,
)

const countOf = (country: Country, mark: string) => `
  (select count(*)::int from search_documents
    where country = '${country}' and is_live and tsv @@ format('%L:ABC', '${mark}' || term)::tsquery)`

const countedTerms = (country: Country) =>
  statement(
    { term: text(), products: number() },
    `select term, ${countOf(country, '')} + ${countOf(country, marks.end)} as products from unnest($1::text[]) term`,
  )

/**
 * Updates a country's dictionary to products that searches find anew or no more, or whose documents were written.
 * @param formers documents that searches found before.
 * @returns the words of these documents.
 */
export async function refreshTermsOf(
  database: Queryable,
  country: Country,
  productIds: readonly number[],
  formers: readonly string[],
): Promise<string[]> {
  const terms = (await database.query(termsOfDocuments, [productIds, formers])).map(({ term }) => term)
  if (terms.length === 0) return terms
  const counted = await database.query(countedTerms(country), [terms])
  const known = counted.filter(({ products }) => products > 0)
  await database.query(upsertSql, [
    country,
    known.map(({ term }) => term),
    known.map(({ products }) => products),
  ])
  const gone = counted.filter(({ products }) => products === 0).map(({ term }) => term)
  await database.query(deleteSql, [country, gone])
  return terms
}
