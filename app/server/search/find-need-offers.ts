import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { metBy, type Shopper } from '#app/domain/memberships/shopper.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement } from '../db/statement.ts'
import { isAtShop } from '../offers/at-shops.ts'
import { piecePrice } from '../offers/compared-price.ts'
import { unjudgedLast } from '../offers/judged-prices.ts'
import { readLiveOffers } from '../offers/read-offers.ts'
import type { OfferRow } from '../offers/select-offers.ts'
import { needQueryOf } from './query/need-query.ts'

/**
 * The best offer for each query: at the shopper's chains if these have any, by the price of a full unit among those of the
 * unit that most of them have, else by that of a piece. The country is part of the statement, so that its word index is used.
 */
const bestOffers = (country: Country) =>
  statement(
    { place: number(), id: number() },
    `
select w.place::int, best.id from unnest($1::tsquery[]) with ordinality as w(query, place) cross join lateral (
  select found.id from (
    select o.id, o.chain_id, o.kept_back_at, o.conditions, o.unit_price, o.unit_price_bound, ${piecePrice} as piece_price,
      v.quantity_type as unit, count(o.unit_price) over (partition by v.quantity_type) as alike
    from search_documents d
    join offers o on o.product_id = d.product_id and o.start_date <= $2::date and o.end_date >= $2::date and ${isAtShop('o')}
    join product_variants v on v.id = o.variant_id
    where d.country = '${country}' and d.is_live and d.tsv @@ w.query
  ) found
  order by ${unjudgedLast('found', '$4::text[]')}, (found.chain_id = any($3::int[])) desc, unit_price is null, alike desc, unit, unit_price,
    unit_price_bound nulls first, piece_price, id
  limit 1) best`,
  )

/**
 * The best offer of a day for each of some names that shoppers typed on a list (§2.10), by one statement for all.
 * @param shopper their chains, none if all are alike, and the programmes whose prices are theirs.
 * @returns by name; names for which nothing is on offer are absent.
 */
export async function findNeedOffers(
  database: Queryable,
  asked: { country: Country; today: Day; names: string[]; shopper: Shopper },
): Promise<Map<string, OfferRow>> {
  const { country, today, names, shopper } = asked
  const queried = [...new Set(names)].flatMap((name) => {
    const query = needQueryOf(name, country)
    return query === undefined ? [] : [{ name, query }]
  })
  if (queried.length === 0) return new Map()
  const queries = queried.map(({ query }) => query)
  const best = await database.query(bestOffers(country), [
    queries,
    today,
    shopper.mine,
    metBy(shopper.memberships),
  ])
  const rows = await readLiveOffers(database, [...new Set(best.map(({ id }) => id))], today)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    best.flatMap(({ place, id }) => {
      const [name, row] = [queried[place - 1]?.name, byId.get(id)]
      return name !== undefined && row ? [[name, row] as const] : []
    }),
  )
}
