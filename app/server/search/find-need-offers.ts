import type { NeedRule } from '#app/domain/list/need-rule.ts'
import { tolerance } from '#app/domain/list/need-rule.ts'
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
import { isOfBrand } from './query/is-of-brand.ts'
import { needQueryOf } from './query/need-query.ts'

/**
 * The best offer for each query: at the chain where the item stands if this has any, else at the shopper's chains, by the
 * price of a full unit among those of the unit that most of them have, else by that of a piece. The rules of items say which
 * sizes and which brand may answer. The country is part of the statement, so that its word index is used.
 */
const bestOffers = (country: Country) =>
  statement(
    { place: number(), id: number() },
    `
select w.place::int, best.id from unnest($1::tsquery[], $5::float8[], $6::float8[], $7::text[], $8::text[], $9::text[])
  with ordinality as w(query, least, most, unit, brand, chain, place)
left join chains c on c.country = '${country}' and c.name = w.chain
cross join lateral (
  select found.id from (
    select o.id, o.chain_id, o.kept_back_at, o.conditions, o.unit_price, o.unit_price_bound, ${piecePrice} as piece_price,
      v.quantity_type as unit, count(o.unit_price) over (partition by v.quantity_type) as alike
    from search_documents d
    join offers o on o.product_id = d.product_id and o.start_date <= $2::date and o.end_date >= $2::date and ${isAtShop('o')}
    join product_variants v on v.id = o.variant_id
    where d.country = '${country}' and d.is_live and d.tsv @@ w.query
      and (w.unit is null or v.quantity_type = w.unit and v.quantity::float8 between w.least and w.most)
      and ${isOfBrand('d', 'w.brand')}
  ) found
  order by ${unjudgedLast('found', '$4::text[]')}, (found.chain_id = c.id) is true desc, (found.chain_id = any($3::int[])) desc, unit_price is null, alike desc, unit, unit_price,
    unit_price_bound nulls first, piece_price, id
  limit 1) best`,
  )

/** What was typed on a list, which of it may answer, and the name of the chain where it stands, if at one. */
export type WantedNeed = { name: string; rule?: NeedRule | null | undefined; chainName: string | null }

/** What is equal for two items that have the same best offer. */
export const keyOfNeed = ({ name, rule, chainName }: WantedNeed): string =>
  JSON.stringify([name, rule, chainName])

/**
 * The best offer of a day for each of some names that shoppers typed on a list (§2.10), by one statement for all.
 * @param shopper their chains, none if all are alike, and the programmes whose prices are theirs.
 * @returns by `keyOfNeed`; what nothing is on offer for is absent.
 */
export async function findNeedOffers(
  database: Queryable,
  asked: { country: Country; today: Day; wanted: readonly WantedNeed[]; shopper: Shopper },
): Promise<Map<string, OfferRow>> {
  const { country, today, wanted, shopper } = asked
  const byKey = new Map(wanted.map((need) => [keyOfNeed(need), need]))
  const queried = [...byKey].flatMap(([key, { name, rule, chainName }]) => {
    const query = needQueryOf(name, country)
    return query === undefined ? [] : [{ key, query, rule, chainName }]
  })
  if (queried.length === 0) return new Map()
  const sizes = queried.map(({ rule }) => rule?.sizes)
  const best = await database.query(bestOffers(country), [
    queried.map(({ query }) => query),
    today,
    shopper.mine,
    metBy(shopper.memberships),
    // A hair wider than the rule: sizes are kept as decimals, and compared as numbers.
    sizes.map((each) => (each ? each.from - tolerance : null)),
    sizes.map((each) => (each ? each.to + tolerance : null)),
    sizes.map((each) => each?.unit ?? null),
    queried.map(({ rule }) => rule?.brand ?? null),
    queried.map(({ chainName }) => chainName),
  ])
  const rows = await readLiveOffers(database, [...new Set(best.map(({ id }) => id))], today)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    best.flatMap(({ place, id }) => {
      const [key, row] = [queried[place - 1]?.key, byId.get(id)]
      return key !== undefined && row ? [[key, row] as const] : []
    }),
  )
}
