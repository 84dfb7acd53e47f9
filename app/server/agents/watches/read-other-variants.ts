import type { OtherPrice } from '#app/domain/agents/price-agent.ts'
import { addDays, type Day } from '#app/domain/locale/dates.ts'
import type { Queryable } from '../../db/database.ts'
import { boolean, day, nullable, number, statement, text } from '../../db/statement.ts'
import { isJudged } from '../../offers/judged-prices.ts'
import { takesVariant, variantsBeside } from '../alerts/watches-offer.ts'

const takenVariants = statement(
  { watchId: number(), variantId: number() },
  `
select w.id as "watchId", variant.id as "variantId"
from price_agent_watches w
join product_variants own on own.id = w.variant_id
join products own_product on own_product.id = own.product_id ${variantsBeside}
where w.agent_id = $1 and w.loose_name_key is not null and ${takesVariant('w', 'own', 'variant')}
order by w.id, variant.id`,
)

/** The ids of the other variants that each watch of an agent takes in. */
export async function readOtherVariants(
  database: Queryable,
  agentId: number,
): Promise<Map<number, number[]>> {
  const rows = await database.query(takenVariants, [agentId])
  const taken = Map.groupBy(rows, ({ watchId }) => watchId)
  return new Map([...taken].map(([watchId, others]) => [watchId, others.map(({ variantId }) => variantId)]))
}

/** More would make the modal slow to open; thirty chains with a leaflet each week have fewer. */
const mostPrices = 5000

const otherPrices = statement(
  {
    ...{ chainId: number(), chain: text(), price: number(), unitPrice: nullable(number()) },
    ...{ startDate: day(), endDate: day(), isOtherSize: boolean(), isOtherBrand: boolean() },
  },
  `
select c.id as "chainId", c.name as chain, min(round(o.price::numeric / o.units))::int as price,
  min(o.unit_price) filter (where o.unit_price_bound is null) as "unitPrice", o.start_date as "startDate", o.end_date as "endDate",
  (variant.quantity, variant.quantity_type, variant.pieces) is distinct from (own.quantity, own.quantity_type, own.pieces) as "isOtherSize",
  product.id <> own.product_id as "isOtherBrand"
from product_variants own
join products own_product on own_product.id = own.product_id ${variantsBeside}
join offers o on o.variant_id = variant.id and o.start_date <= $2::date and o.end_date >= $3::date and ${isJudged('o')}
join chains c on c.id = o.chain_id
where own.id = $1
group by c.id, o.start_date, o.end_date, "isOtherSize", "isOtherBrand"
order by o.start_date, price, c.id, o.end_date, "isOtherSize", "isOtherBrand" limit ${mostPrices + 1}`,
)

/**
 * The past year's prices of the other sizes and brands of a variant's good: of those that a chain had on the same days,
 * the lowest, which tells as much of how often a target was met. Null if they are too many: a part of them would count
 * too few times.
 */
export async function readOtherPrices(
  database: Queryable,
  variantId: number,
  today: Day,
): Promise<OtherPrice[] | null> {
  const prices = await database.query(otherPrices, [variantId, today, addDays(today, -365)])
  return prices.length > mostPrices ? null : prices
}
