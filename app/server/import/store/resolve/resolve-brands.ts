import type { Queryable } from '../../../db/database.ts'
import { nullable, number, statement } from '../../../db/statement.ts'
import type { Identity } from '../../row/prepared-offer.ts'
import { ensuredColumns, ensureRows, type Wanted } from './ensure-rows.ts'
import type { ImportCaches } from './import-caches.ts'

const ensureBrands = statement(
  { ...ensuredColumns, parent_id: nullable(number()) },
  `
  with wanted as (
    select w.*, b.id, b.parent_id as known_parent
    from json_to_recordset($1::json) as w(key text, name text, name_key text, parent_id int)
    left join brands b on b.name_key = w.name_key
  ), written as (
    insert into brands as b (name, name_key, parent_id)
    select name, name_key, parent_id from wanted
    where id is null or known_parent is null and parent_id is not null and parent_id <> id
    order by name_key
    on conflict (name_key) do update set parent_id = coalesce(b.parent_id, excluded.parent_id)
    returning b.*
  )
  select w.key, coalesce(n.id, w.id) as id, w.id is not null and n.id is not null as is_changed,
    coalesce(n.parent_id, w.known_parent) as parent_id
  from wanted w
  left join written n on n.name_key = w.name_key`,
)

const productsOfBrands = statement(
  { id: number() },
  'select id from products where brand_id = any($1::int[])',
)

/**
 * Finds or adds brands and the brands that own them.
 * @returns the brand id by the brand's key, and the products of brands that have just got an owner.
 */
export async function resolveBrands(
  tx: Queryable,
  caches: ImportCaches,
  identities: readonly Identity[],
): Promise<{ ids: Map<string, number>; changedProducts: number[] }> {
  const owners = new Map<string, Wanted>()
  const brands = new Map<string, { name: string; ownerKey: string | null }>()
  for (const { brand, parentBrand } of identities) {
    if (!brand) continue
    const known = brands.get(brand.key)
    if (!known) brands.set(brand.key, { name: brand.name, ownerKey: parentBrand?.key ?? null })
    else known.ownerKey ??= parentBrand?.key ?? null
    if (parentBrand) {
      owners.set(parentBrand.key, { name: parentBrand.name, name_key: parentBrand.key, parent_id: null })
    }
  }
  const ownerIds = (await ensureRows(tx, caches.brands, owners, [], ensureBrands)).ids
  const wanted = new Map<string, Wanted>()
  for (const [key, { name, ownerKey }] of brands) {
    wanted.set(key, { name, name_key: key, parent_id: ownerIds.get(ownerKey ?? '') ?? null })
  }
  const { ids, changed } = await ensureRows(tx, caches.brands, wanted, ['parent_id'], ensureBrands)
  const products = changed.length > 0 ? await tx.query(productsOfBrands, [changed]) : []
  return { ids, changedProducts: products.map(({ id }) => id) }
}
