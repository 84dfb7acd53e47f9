import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { Queryable } from '../../db/database.ts'
import { number, statement } from '../../db/statement.ts'
import { isAtShop } from '../at-shops.ts'
import { groceryShops } from '../list-chain-categories.ts'
import { presentCard } from '../present-offer.ts'
import { readLiveOffers } from '../read-offers.ts'
import { findCheapestOffers } from './cheapest-offers.ts'
import { chooseVaried } from './choose-varied.ts'

/** How many offers are read for each one shown, so that chains and shelves can vary. */
const candidates = 8

const live = `o.country = $1 and o.start_date <= $2 and o.end_date >= $2 and ${isAtShop('o')}`

/** The parts of the shop that are groceries: at least nine in ten of today's offers there are from grocery shops. */
const groceryParts = statement(
  { id: number() },
  `
select coalesce(k.parent_id, k.id) as id
from offers o
join products p on p.id = o.product_id
join categories k on k.id = p.category_id
join chains c on c.id = o.chain_id
left join chain_categories s on s.id = c.chain_category_id
where ${live} group by 1 having avg(coalesce(lower(s.name) = any($3), false)::int) >= 0.9`,
)

/** The best offer of each product, groceries first. */
const bestOffers = (condition: string) =>
  statement(
    { id: number() },
    `
with best as (
  select distinct on (o.product_id) o.id, o.price::float8 / o.regular_price as share, coalesce(k.parent_id, k.id) as part
  from offers o join products p on p.id = o.product_id left join categories k on k.id = p.category_id
  where ${live} and o.regular_price > 0 and ${condition}
    and o.product_id not in (select product_id from offers where id = any($5))
  order by o.product_id, share
)
select id from best order by coalesce(part = any($4), false) desc, share, id limit $3`,
  )

const bestOfAll = bestOffers('true')
const bestEndingSoon = bestOffers('o.end_date <= $2::date + 1')

type Asked = {
  country: Country
  today: Day
  count: number
  /** Only those that end today or tomorrow. */
  isEnding?: boolean
  /** The ids of offers whose products are shown already. */
  without?: number[]
}

/**
 * Today's offers with the largest discount from the chain's regular price, one for each product: groceries first, from
 * shops, varied (`chooseVaried`).
 */
export async function listGoodOffers(database: Queryable, asked: Asked): Promise<OfferSummary[]> {
  const { country, today, count, isEnding = false, without = [] } = asked
  const groceries = await database.query(groceryParts, [country, today, groceryShops])
  const best = await database.query(isEnding ? bestEndingSoon : bestOfAll, [
    ...[country, today, count * candidates],
    ...[groceries.map(({ id }) => id), without],
  ])
  const rows = await readLiveOffers(
    database,
    best.map(({ id }) => id),
    today,
  )
  const cheapest = await findCheapestOffers(database, rows, today)
  return chooseVaried(rows, count, cheapest).map((row) => presentCard(row, cheapest.has(row.id)))
}
