import type { Queryable } from '../../../db/database.ts'
import { arrayLiteral } from './array-literal.ts'
import type { OfferRow } from './offer-row.ts'

/**
 * SQL for the rows of `matched` whose id is another good's: the names differ, and the sizes do too or the names share no
 * word. `is_new` says that the days differ as well, so that the id was given anew, as leaflets do that number from 1.
 */
export const otherGoodsSql = `
other as (
  select m.ord, held_name.name as held_name, (m.held_start, m.held_end) is distinct from (m.start_date, m.end_date) as is_new
  from matched m
  join product_variants held on held.id = m.held_variant
  join products held_product on held_product.id = held.product_id
  join product_names held_name on held_name.id = held_product.product_name_id
  join product_variants v on v.id = m.variant_id
  join products p on p.id = v.product_id
  join product_names n on n.id = p.product_name_id
  where m.held_variant <> m.variant_id and not m.is_repeated and held_name.name_key <> n.name_key
    and ((held.quantity, held.quantity_type, held.pieces) is distinct from (v.quantity, v.quantity_type, v.pieces)
      or not string_to_array(held_name.name_key, ' ') && string_to_array(n.name_key, ' '))
)`

/** SQL for the id that an offer keeps when its own is given to another good: it tells the good and the days. */
const keptId = (of: string, id: string) =>
  `${id} || '~' || ${of}.start_date || '~' || ${of}.end_date || '~' || ${of}.variant_id`

const wanted = `wanted as (
  select * from unnest($1::text[], $2::text[], $3::int[], $4::date[], $5::date[])
    as w(source, external_id, variant_id, start_date, end_date)
)`

// Two offers may have had one id with the same good and days, if they differ in another way: the second has its own number.
const release = `
with ${wanted}
update offers o set external_id = ${keptId('o', 'o.external_id')}
  || case when exists (select from offers k where k.source = o.source and k.external_id = ${keptId('o', 'o.external_id')})
    then '~' || o.id else '' end
from wanted w where o.source = w.source and o.external_id = w.external_id`

const restore = `
with ${wanted}
update offers o set external_id = w.external_id
from wanted w where o.source = w.source and o.external_id = ${keptId('w', 'w.external_id')}`

/**
 * Takes ids from the offers that have them, for rows that are other goods: the old offers keep all that refers to them. If
 * a row had its id before, it gets it back, so that importing an older file again adds nothing.
 */
export async function giveIdsAnew(tx: Queryable, rows: readonly OfferRow[]): Promise<void> {
  const lists = (['source', 'external_id', 'variant_id', 'start_date', 'end_date'] as const).map((name) =>
    arrayLiteral(rows.map((row) => row[name])),
  )
  await tx.query(release, lists)
  await tx.query(restore, lists)
}
