import { allowsSize, type NeedRule } from '#app/domain/list/need-rule.ts'
import { addDays, type Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { QuantityType } from '#app/domain/offers/sizes.ts'
import { daysOfYear } from '#app/domain/prices/offers-of-year.ts'
import { contentOf } from '#app/domain/trip/read-wanted-item.ts'
import { type PastPiece, type TripOffer, tripDaysAhead } from '#app/domain/trip/trip.ts'
import type { Queryable } from '../db/database.ts'
import { day, nullable, number, statement, text, texts } from '../db/statement.ts'
import { isAtChains, isAtShop } from '../offers/at-shops.ts'
import { isJudged, isTold } from '../offers/judged-prices.ts'
import { presentConditions } from '../offers/stored-conditions.ts'
import { isOfBrand } from './query/is-of-brand.ts'
import { needQueryOf } from './query/need-query.ts'

/** What is wanted: goods by the name that a shopper typed and the rule beside it, or one variant; null if nothing can answer it. */
export type Wanted = { name: string; rule?: NeedRule | undefined } | { variantId: number } | null

/** What answers something that is wanted: the offers of the days, and what it cost in the past year. */
export type TripAnswers = { offers: TripOffer[]; past: PastPiece[] }

/**
 * SQL for the variants that answer each of `$1`, the queries of names, and of `$2`, the variants; an element is null where the
 * other list has one. `$3` finds what any of the queries does: products that are not on offer today are in no word index, so all
 * of them are read once. The country is part of the statement, so that the word index is used for the others.
 * @param brands the parameter of the brands that rules name.
 * @param others a condition for products `d` that are not on offer today.
 */
const answering = (country: Country, others: string, brands: string) => `
with wanted as (
  select * from unnest($1::tsquery[], $2::int[], ${brands}::text[]) with ordinality as w(query, variant_id, brand, place)),
quiet as materialized (
  select d.product_id, d.tsv from search_documents d
  where d.country = '${country}' and not d.is_live and d.tsv @@ $3::tsquery and ${others}),
answers as (
  select w.place::int as place, d.product_id, null::int as variant_id
    from wanted w join search_documents d on d.country = '${country}' and d.is_live and d.tsv @@ w.query
    where ${isOfBrand('d', 'w.brand')}
  union all
  select w.place::int, q.product_id, null from wanted w join quiet q on q.tsv @@ w.query where ${isOfBrand('q', 'w.brand')}
  union all
  select w.place::int, v.product_id, v.id from wanted w join product_variants v on v.id = w.variant_id)`

// `offset 0` has each variant read by its id: the planner expects so many that it would read all there are.
const ofAnswers = `answers a
join offers o on o.product_id = a.product_id and o.variant_id = coalesce(a.variant_id, o.variant_id)
cross join lateral (select * from product_variants where id = o.variant_id offset 0) v`

const size = {
  quantity: nullable(number()),
  quantityType: nullable(text<QuantityType>()),
  pieces: number(),
}
const selectedSize = `v.quantity, v.quantity_type as "quantityType", v.pieces`

/** A deal is cheaper or dearer than another by how many are bought, so each is an offer of its own. */
const ofDeal = 'case when units > 1 then id end'

// Of offers that differ in nothing but the price of one piece, the cheapest is enough.
const tripOffers = (country: Country) =>
  statement(
    {
      ...{ place: number(), id: number(), chainId: number(), startDate: day(), endDate: day() },
      ...{ price: number(), units: number(), singlePrice: nullable(number()) },
      ...{ conditions: nullable(texts()), customerLimit: nullable(number()), ...size },
    },
    `${answering(
      country,
      `exists (select from offers o where o.product_id = d.product_id and o.start_date <= $5::date and o.end_date >= $4::date)`,
      '$7',
    )}
select distinct on (place, "chainId", "startDate", "endDate", quantity, "quantityType", pieces, units, conditions, "customerLimit", ${ofDeal})
  found.* from (
    select a.place, o.id, o.chain_id as "chainId", o.start_date as "startDate", o.end_date as "endDate", o.price, o.units,
      o.single_price as "singlePrice", o.conditions, o.customer_limit as "customerLimit", ${selectedSize}
    from ${ofAnswers}
    where o.start_date <= $5::date and o.end_date >= $4::date and ${isAtChains('o', '$6::int[]')} and ${isTold('o')}) found
order by place, "chainId", "startDate", "endDate", quantity, "quantityType", pieces, units, conditions, "customerLimit", ${ofDeal},
  price, id`,
  )

const pastPieces = (country: Country) =>
  statement(
    {
      ...{ place: number(), chainId: number(), ...size },
      ...{ usual: nullable(number()), times: number(), highest: number() },
    },
    `${answering(country, 'true', '$6')}
select place, "chainId", quantity, "quantityType", pieces, usual, count(*)::int as times, max(highest) as highest from (
  select a.place, o.chain_id as "chainId", ${selectedSize},
    round(o.regular_price::numeric / o.units)::int as usual,
    round(greatest(o.price::numeric / o.units, o.single_price, o.regular_price::numeric / o.units))::int as highest
  from ${ofAnswers}
  where o.start_date <= $4::date and o.end_date >= $5::date and ${isAtShop('o')} and ${isJudged('o')}) found
group by place, "chainId", quantity, "quantityType", pieces, usual
order by place, "chainId", quantity, "quantityType", pieces, usual`,
  )

/**
 * The offers, from today until the last day of a trip, and the past prices of all that is wanted, by two statements. Prices
 * that are kept back are none; past prices are those for everybody.
 * @param chainIds the chains to go to; none for all shops. Past prices are of all shops.
 * @returns for each that is wanted, in order.
 */
export async function findTripOffers(
  database: Queryable,
  asked: { country: Country; today: Day; wanted: readonly Wanted[]; chainIds: readonly number[] },
): Promise<TripAnswers[]> {
  const { country, today, wanted, chainIds } = asked
  const answers = wanted.map((): TripAnswers => ({ offers: [], past: [] }))
  const queries = wanted.map((each) =>
    each && 'name' in each ? (needQueryOf(each.name, country) ?? null) : null,
  )
  const variantIds = wanted.map((each) => (each && 'variantId' in each ? each.variantId : null))
  const any = queries.flatMap((query) => query ?? []).join('|')
  const rules = wanted.map((each) => (each && 'name' in each ? each.rule : undefined))
  const brands = rules.map((rule) => rule?.brand ?? null)
  const parameters = [queries, variantIds, any, today]
  const [offers, past] = await Promise.all([
    database.query(tripOffers(country), [...parameters, addDays(today, tripDaysAhead), chainIds, brands]),
    database.query(pastPieces(country), [...parameters, addDays(today, -daysOfYear), brands]),
  ])
  for (const { place, quantity, quantityType, pieces, conditions, customerLimit, ...offer } of offers) {
    if (!allowsSize(rules[place - 1], { quantity, quantityType })) continue
    answers[place - 1]?.offers.push({
      ...offer,
      content: contentOf({ quantity, quantityType, pieces }),
      ...presentConditions({ conditions, customerLimit }),
    })
  }
  for (const { place, quantity, quantityType, pieces, ...piece } of past) {
    if (!allowsSize(rules[place - 1], { quantity, quantityType })) continue
    answers[place - 1]?.past.push({ ...piece, content: contentOf({ quantity, quantityType, pieces }) })
  }
  return answers
}
