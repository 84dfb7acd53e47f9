import type { Day } from '#app/domain/locale/dates.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement } from '../db/statement.ts'
import { isAtShop } from './at-shops.ts'
import { comparedPrice } from './compared-price.ts'
import { isJudged } from './judged-prices.ts'

const cheapestOffers = statement(
  { id: number() },
  `
with compared as (
  select o.id, o.variant_id, o.chain_id, ${comparedPrice} as price
  from offers o join product_variants v on v.id = o.variant_id
  where o.variant_id = any($1) and o.start_date <= $2 and o.end_date >= $2 and ${isAtShop('o')}
    and ${isJudged('o')}
)
select c.id from compared c
where c.id = any($3)
  and exists (select from compared o where o.variant_id = c.variant_id and o.chain_id <> c.chain_id and o.price > c.price)
  and not exists (select from compared o where o.variant_id = c.variant_id and o.price < c.price)`,
)

/**
 * Those of the given offers that cost least today of all shops' offers of the same variant, if another chain asks more. Of
 * several that cost the same all are. An offer of a wholesale chain, or with a price that is not judged, is none of them.
 * @returns the ids of the cheapest.
 */
export async function findCheapestOffers(
  database: Queryable,
  offers: { id: number; variantId: number }[],
  today: Day,
): Promise<Set<number>> {
  const variants = [...new Set(offers.map(({ variantId }) => variantId))]
  const ids = offers.map(({ id }) => id)
  const rows = await database.query(cheapestOffers, [variants, today, ids])
  return new Set(rows.map(({ id }) => id))
}
