import type { Day } from '#app/domain/dates.ts'
import type { Queryable } from '../db/database.ts'

const cheapestSql = `
select variant_id as "variantId", min(price::float8 / units) as price
from offers
where variant_id = any($1) and start_date <= $2 and end_date >= $2
group by variant_id
having count(distinct chain_id) > 1`

/**
 * The offers among those given that nobody undercuts today, where several chains offer the same variant. A price that
 * is compared with no other is not the cheapest of anything.
 * @returns the ids of the cheapest.
 */
export async function findCheapestOffers(
  database: Queryable,
  offers: { id: number; variantId: number; price: number; units: number }[],
  today: Day,
): Promise<Set<number>> {
  const variants = [...new Set(offers.map(({ variantId }) => variantId))]
  const rows = await database.query<{ variantId: number; price: number }>(cheapestSql, [variants, today])
  const lowest = new Map(rows.map(({ variantId, price }) => [variantId, price]))
  return new Set(
    offers.filter((offer) => lowest.get(offer.variantId) === offer.price / offer.units).map(({ id }) => id),
  )
}
