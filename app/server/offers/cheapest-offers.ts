import type { Day } from '#app/domain/dates.ts'
import type { Queryable } from '../db/database.ts'
import { comparedPrice } from './compared-price.ts'

const cheapestSql = `
with compared as (
  select o.id, o.variant_id, o.chain_id, ${comparedPrice} as price
  from offers o join product_variants v on v.id = o.variant_id
  where o.variant_id = any($1) and o.start_date <= $2 and o.end_date >= $2
), lowest as (
  select variant_id, min(price) as price from compared
  where price is not null group by variant_id having count(distinct chain_id) > 1
)
select id from compared join lowest using (variant_id, price) where id = any($3)`

/**
 * The offers among those given that nobody undercuts today, where several chains offer the same variant. A price that
 * is compared with no other is not the cheapest of anything.
 * @returns the ids of the cheapest.
 */
export async function findCheapestOffers(
  database: Queryable,
  offers: { id: number; variantId: number }[],
  today: Day,
): Promise<Set<number>> {
  const variants = [...new Set(offers.map(({ variantId }) => variantId))]
  const ids = offers.map(({ id }) => id)
  const rows = await database.query<{ id: number }>(cheapestSql, [variants, today, ids])
  return new Set(rows.map(({ id }) => id))
}
