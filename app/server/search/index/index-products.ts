import type { Country } from '#app/domain/locale/locales.ts'
import { partOfProduct } from '../../categories/part-of-product.ts'
import type { Queryable } from '../../db/database.ts'
import { nullable, number, statement, text } from '../../db/statement.ts'
import type { WrittenDocument } from './search-changes.ts'
import { searchDocument } from './search-document.ts'

/** Small, because the embedded database works in this process and requests wait for each batch. */
const batchSize = 500

const textsOfProducts = statement(
  {
    productId: number(),
    country: text<Country>(),
    name: text(),
    brandId: nullable(number()),
    brand: nullable(text()),
    parentBrand: nullable(text()),
    categoryId: nullable(number()),
    category: nullable(text()),
    categoryGroup: nullable(text()),
  },
  `
select p.id as "productId", p.country, n.name, p.brand_id as "brandId", b.name as brand, pb.name as "parentBrand",
  p.category_id as "categoryId", k.name as category,
  g.name as "categoryGroup"
from products p
join product_names n on n.id = p.product_name_id
left join brands b on b.id = p.brand_id
left join brands pb on pb.id = b.parent_id
left join categories k on k.id = p.category_id
left join categories g on g.id = k.parent_id
where p.id = any($1::int[])`,
)

const writtenDocuments = statement(
  { productId: number(), former: nullable(text()) },
  `
with former as (
  select product_id, tsv from search_documents where product_id = any($1::int[]) and is_live
), written as (
insert into search_documents (product_id, country, title, brand_id, category_id, part, tsv)
select * from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::int[], $6::text[], $7::tsvector[])
on conflict (product_id) do update set
  title = excluded.title, brand_id = excluded.brand_id, category_id = excluded.category_id,
  part = excluded.part, tsv = excluded.tsv
where (search_documents.title, search_documents.brand_id, search_documents.category_id, search_documents.part,
  search_documents.tsv)
  is distinct from (excluded.title, excluded.brand_id, excluded.category_id, excluded.part, excluded.tsv)
returning product_id)
select w.product_id as "productId", f.tsv::text as former from written w left join former f using (product_id)`,
)

/**
 * Writes the search documents of new and changed products. Searches find them after their live offers are counted.
 * Unchanged documents are not written.
 * @returns those that are written.
 */
export async function indexProducts(
  database: Queryable,
  productIds: readonly number[],
): Promise<WrittenDocument[]> {
  const written: WrittenDocument[] = []
  for (let start = 0; start < productIds.length; start += batchSize) {
    const batch = productIds.slice(start, start + batchSize)
    const texts = await database.query(textsOfProducts, [batch])
    const parts = texts.map(partOfProduct)
    const rows = await database.query(writtenDocuments, [
      texts.map(({ productId }) => productId),
      texts.map(({ country }) => country),
      texts.map(({ brand, name }) => [brand, name].filter(Boolean).join(' ')),
      texts.map(({ brandId }) => brandId),
      texts.map(({ categoryId }) => categoryId),
      parts,
      texts.map((text, place) => searchDocument({ ...text, part: parts[place] ?? null })),
    ])
    written.push(...rows)
  }
  return written
}

const nextProducts = statement(
  { id: number() },
  'select id from products where id > $1 order by id limit 5000',
)

/** Writes the search documents of all products again, after a change of folding, weights or words. */
export async function rebuildIndex(database: Queryable): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await database.query(nextProducts, [last])
    const end = rows.at(-1)
    if (!end) return
    await indexProducts(
      database,
      rows.map(({ id }) => id),
    )
    last = end.id
  }
}
