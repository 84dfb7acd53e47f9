import type { Queryable } from '../../../db/database.ts'
import { statement } from '../../../db/statement.ts'
import { ensuredColumns, ensureRows, type Wanted } from './ensure-rows.ts'
import type { ImportCaches } from './import-caches.ts'

const ensureVariants = statement(
  ensuredColumns,
  `
  with wanted as (
    select w.*, v.id
    from json_to_recordset($1::json)
      as w(key text, product_id int, quantity double precision, quantity_type text, pieces int, apart text)
    left join product_variants v on v.product_id = w.product_id and v.pieces = w.pieces and v.apart = w.apart
      and v.quantity is not distinct from w.quantity and v.quantity_type is not distinct from w.quantity_type
  ), written as (
    insert into product_variants (product_id, quantity, quantity_type, pieces, apart)
    select product_id, quantity, quantity_type, pieces, apart from wanted
    where id is null
    order by 1, 2, 3, 4, 5
    on conflict do nothing
    returning *
  )
  select w.key, coalesce(n.id, w.id) as id, n.id is not null as is_changed
  from wanted w
  left join written n on n.product_id = w.product_id and n.pieces = w.pieces and n.apart = w.apart
    and n.quantity is not distinct from w.quantity and n.quantity_type is not distinct from w.quantity_type`,
)

/** Finds or adds the sizes that products come in. @returns the variant id by the callers' keys. */
export async function resolveVariants(
  tx: Queryable,
  caches: ImportCaches,
  wanted: ReadonlyMap<string, Wanted>,
): Promise<Map<string, number>> {
  return (await ensureRows(tx, caches.variants, wanted, [], ensureVariants)).ids
}
