import { isJudged, isTold, unjudgedLast } from '../../offers/judged-prices.ts'

// Parts of the statement of `find-offers.ts`, of its relations.

/** SQL that orders the offers of one variant, the cheapest first, by the price of a piece, which every card shows. */
export const cheapestFirst = (offer: string, met?: string) =>
  `${unjudgedLast(offer, met)}, ${offer}.piece_price, ${offer}.id`

/** The shops of the products that are named, the cheapest first, each with its cheapest offer, in one reading of the offers. */
export const shops = (met?: string) => `
shops as materialized (
  select variant_id, sum(offers)::int as offers, json_agg(json_build_object(
      'id', chain_id, 'name', n.name, 'offerId', each.id, 'price', round(piece_price))
    order by ${cheapestFirst('each', met)}) as shops
  from (
    select distinct on (variant_id, chain_id) id, variant_id, chain_id, piece_price, kept_back_at, conditions,
      count(*) over (partition by variant_id, chain_id) as offers
    from chosen where variant_id in (select variant_id from shown union all select variant_id from answers)
    order by variant_id, chain_id, ${cheapestFirst('chosen', met)}) each
  join chains n on n.id = each.chain_id
  group by variant_id),
unjudged as materialized (
  select variant_id, json_agg(json_build_object(
      'id', chain_id, 'name', n.name, 'offerId', each.id, 'price', round(piece_price), 'conditions', met_by)
    order by piece_price, each.id) as unjudged
  from (
    select distinct on (variant_id, chain_id, met_by) * from (
      select id, variant_id, chain_id, piece_price, case when ${isTold('chosen')} then conditions end as met_by
      from chosen where not ${isJudged('chosen', met)} and variant_id in (select variant_id from shops)) left_out
    order by variant_id, chain_id, met_by, piece_price, id) each
  join chains n on n.id = each.chain_id
  group by variant_id)`

/**
 * Products with their shops.
 * @param products a relation of offers with `id`, `variant_id` and `place`.
 */
export const withShops = (products: string) => `
select coalesce(json_agg(json_build_object('id', id, 'place', place, 'offers', offers, 'shops', shops, 'unjudged', unjudged) order by place), '[]')
from ${products} join shops using (variant_id) left join unjudged using (variant_id)`
