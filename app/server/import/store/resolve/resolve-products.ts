import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../../db/database.ts'
import { nullable, number, statement, text } from '../../../db/statement.ts'
import type { Named } from '../../row/prepared-offer.ts'
import { ensuredColumns, ensureRows, isSettled, type Wanted } from './ensure-rows.ts'
import type { ImportCaches } from './import-caches.ts'

const ensureNames = statement(
  ensuredColumns,
  `
  with wanted as (
    select w.*, n.id
    from json_to_recordset($1::json) as w(key text, country text, brand_id int, name text, name_key text)
    left join product_names n on n.country = w.country and n.name_key = w.name_key
      and n.brand_id is not distinct from w.brand_id
  ), written as (
    insert into product_names (country, brand_id, name, name_key)
    select country, brand_id, name, name_key from wanted
    where id is null
    order by country, name_key, brand_id
    on conflict do nothing
    returning *
  )
  select w.key, coalesce(n.id, w.id) as id, n.id is not null as is_changed
  from wanted w
  left join written n on n.country = w.country and n.name_key = w.name_key
    and n.brand_id is not distinct from w.brand_id`,
)

const details = ['category_id', 'image_url'] as const
const ensureProducts = statement(
  { ...ensuredColumns, category_id: nullable(number()), image_url: nullable(text()) },
  `
  with wanted as (
    select w.*, p.id, p.category_id as known_category, p.image_url as known_image
    from json_to_recordset($1::json)
      as w(key text, country text, brand_id int, product_name_id int, category_id int, image_url text)
    left join products p on p.product_name_id = w.product_name_id and p.brand_id is not distinct from w.brand_id
  ), written as (
    insert into products as p (country, brand_id, product_name_id, category_id, image_url)
    select country, brand_id, product_name_id, category_id, image_url from wanted
    where id is null
      or known_category is null and category_id is not null
      or known_image is null and image_url is not null
    order by product_name_id, brand_id
    on conflict (country, brand_id, product_name_id) do update
      set category_id = coalesce(p.category_id, excluded.category_id),
        image_url = coalesce(p.image_url, excluded.image_url)
    returning p.*
  )
  select w.key, coalesce(n.id, w.id) as id, n.id is not null as is_changed,
    coalesce(n.category_id, w.known_category) as category_id, coalesce(n.image_url, w.known_image) as image_url
  from wanted w
  left join written n on n.product_name_id = w.product_name_id and n.brand_id is not distinct from w.brand_id`,
)

/** A product as named by offers; its category and picture are used if the product has none. */
export type WantedProduct = {
  country: Country
  brandId: number | null
  name: Named
  categoryId: number | null
  imageUrl: string | null
}

/**
 * Finds or adds products, each with the name that its own brand gives it.
 * @param products by a key for each country, brand and name.
 * @returns the product id by the callers' keys, and the products that were added or filled.
 */
export async function resolveProducts(
  tx: Queryable,
  caches: ImportCaches,
  products: ReadonlyMap<string, WantedProduct>,
): Promise<{ ids: Map<string, number>; changed: number[] }> {
  const names = new Map<string, Wanted>()
  const rows = [...products].map(([key, product]) => {
    const { country, brandId: brand_id, categoryId: category_id, imageUrl: image_url, name } = product
    const row: Wanted = { country, brand_id, category_id, image_url }
    if (!isSettled(caches.products.get(key), row, details)) {
      names.set(key, { country, brand_id, name: name.name, name_key: name.key })
    }
    return { key, row }
  })
  const nameIds = (await ensureRows(tx, caches.productNames, names, [], ensureNames)).ids
  const wanted = new Map<string, Wanted>()
  for (const { key, row } of rows) {
    wanted.set(key, { ...row, product_name_id: nameIds.get(key) ?? null })
  }
  return ensureRows(tx, caches.products, wanted, details, ensureProducts)
}
