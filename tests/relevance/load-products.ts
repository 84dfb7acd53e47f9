import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Country } from '#app/domain/locale/locales.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import type { Database } from '#app/server/db/database.ts'
import { indexProducts } from '#app/server/search/index/index-products.ts'
import { gatherStatisticsOfOffers, refreshLiveOffers } from '#app/server/search/index/refresh-live-offers.ts'

/** The day on which every product of the test set has its one offer. */
export const day = '2026-11-21'

const table = <Column extends string>(file: string): Record<Column, string>[] =>
  parse(readFileSync(file, 'utf8'), { columns: true })

const keyOf = (text: string) => wordsOf(fold(text)).join(' ')

const loadSql = `
with given as (
  select * from json_to_recordset($2::json) as row(brand text, brand_key text, parent text, parent_key text,
    name text, name_key text, price int, part text, part_key text, shelf text, shelf_key text, place int)
), parents as (
  insert into brands (name, name_key) select distinct on (parent_key) parent, parent_key from given where parent_key <> ''
  on conflict (name_key) do update set name = brands.name returning id, name_key
), brand_rows as (
  insert into brands (name, name_key, parent_id)
  select distinct on (brand_key) g.brand, g.brand_key, p.id from given g left join parents p on p.name_key = g.parent_key
  where brand_key <> '' and brand_key not in (select name_key from parents)
  on conflict (name_key) do update set name = brands.name returning id, name_key
), parts as (
  insert into categories (country, name, name_key) select distinct on (part_key) $1, part, part_key from given returning id, name_key
), shelves as (
  insert into categories (country, parent_id, name, name_key)
  select distinct on (part_key, shelf_key) $1, p.id, g.shelf, g.shelf_key from given g join parts p on p.name_key = g.part_key
  returning id, parent_id, name_key
), chosen as (
  select distinct on (g.brand_key, g.name_key) b.id as brand_id, g.name, g.name_key, s.id as category_id, g.price, g.place
  from given g
  join parts p on p.name_key = g.part_key
  join shelves s on s.parent_id = p.id and s.name_key = g.shelf_key
  left join (select * from parents union all select * from brand_rows) b on b.name_key = g.brand_key
  order by g.brand_key, g.name_key, g.place
), names as (
  insert into product_names (country, brand_id, name, name_key) select $1, brand_id, name, name_key from chosen
  returning id, brand_id, name_key
), named as (
  select n.id as name_id, c.* from chosen c
  join names n on n.name_key = c.name_key and n.brand_id is not distinct from c.brand_id
), product_rows as (
  insert into products (country, brand_id, product_name_id, category_id)
  select $1, brand_id, name_id, category_id from named order by place returning id, product_name_id
), variants as (
  insert into product_variants (product_id) select id from product_rows order by id returning id, product_id
)
insert into offers (country, source, external_id, chain_id, product_id, variant_id, start_date, end_date, unit_type, price, currency)
select $1, 'relevance', p.id::text, $3, p.id, v.id, '${day}', '${day}', 'stk', c.price, $4
from product_rows p
join variants v on v.product_id = p.id
join named c on c.name_id = p.product_name_id`

/**
 * Writes the products of a country's demo catalogue into a database, each with one offer of `day`, and indexes them.
 * With the catalogue's own offers, products sold in many places would rank higher; here only the words count.
 */
export async function loadProducts(database: Database, country: Country): Promise<void> {
  const groups = new Map(table<'kind' | 'group'>('demo/kinds.csv').map(({ kind, group }) => [kind, group]))
  const shelves = new Map(
    table<'kind' | 'category'>(`demo/${country}/categories.csv`).map(({ kind, category }) => [
      kind,
      category,
    ]),
  )
  const products = table<'brand' | 'parent' | 'name' | 'kind' | 'price'>(`demo/${country}/products.csv`)
  const rows = products.map(({ brand, parent, name, kind, price }, place) => {
    const shelf = shelves.get(kind) ?? ''
    const part = shelves.get(`group:${groups.get(kind)}`) ?? ''
    return {
      ...{ brand, brand_key: keyOf(brand), parent, parent_key: keyOf(parent), name, name_key: keyOf(name) },
      ...{ shelf, shelf_key: keyOf(shelf), part, part_key: keyOf(part), price: Number(price), place },
    }
  })
  const [chain] = await database.query<{ id: number }>(
    `insert into chains (country, name, name_key) values ($1, 'Test', 'test') returning id`,
    [country],
  )
  await database.query(loadSql, [country, JSON.stringify(rows), chain?.id, currencyOfCountry(country)])
  const indexed = await database.query<{ id: number }>('select id from products where country = $1', [
    country,
  ])
  await indexProducts(
    database,
    indexed.map(({ id }) => id),
  )
  await gatherStatisticsOfOffers(database)
  await refreshLiveOffers(database, country, day)
}
