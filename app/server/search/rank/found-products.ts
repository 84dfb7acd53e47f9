import type { Country } from '#app/domain/locale/locales.ts'
import { isAtShop } from '../../offers/at-shops.ts'
import { conditionedBest, lowestOfPriced, pricedBest, unitsOfPriced } from '../../offers/lowest-unit-price.ts'
import type { SearchQuery } from '../query/search-query.ts'
import type { StatementParameters } from '../query/statement-parameters.ts'
import { leastSponsored } from '../ranking.ts'
import { bestFirst, matchedProducts } from './matched-products.ts'

/** More than a dropdown shows, because some may have lost their offers since the answer was computed. */
const products = 24
const others = 12

/**
 * A select of one row with the result of a search, in the columns of `search_prefixes`: the best products, sponsored
 * products and brands, each best first, and the numbers of products and of live offers at shops; beside them the points
 * of the best product for the word that says what is wanted.
 */
export function foundProducts(country: Country, query: SearchQuery, parameters: StatementParameters): string {
  return `
with ${matched(country, query, parameters)} select ${found}`
}

/**
 * The same with `lowest`, the lowest unit price among the offers of all found products on a day, as the results page of
 * the search says it.
 * @param day a day in SQL.
 */
export function comparedProducts(
  country: Country,
  query: SearchQuery,
  parameters: StatementParameters,
  day: string,
): string {
  return `
with ${matched(country, query, parameters)},
live as materialized (
  select o.id, o.variant_id, o.unit_price, o.unit_price_bound, o.kept_back_at, o.conditions, not (${isAtShop('o')}) as is_wholesale, m.score
  from matched m cross join lateral (
    select * from offers o where o.product_id = m.product_id and o.start_date <= ${day} and o.end_date >= ${day} offset 0) o
), priced as (${pricedBest('live')}), conditioned as (${conditionedBest('live')}), units as (${unitsOfPriced})
select ${found}, (${lowestOfPriced}) as lowest`
}

const matched = (country: Country, query: SearchQuery, parameters: StatementParameters) =>
  `matched as materialized (${matchedProducts(country, query, parameters)})`

const found = `
  array(select product_id from matched order by ${bestFirst} limit ${products}) as product_ids,
  array(select product_id from matched where highlighted_offer_id is not null and deciding >= ${leastSponsored}
    order by ${bestFirst} limit ${others})
    as sponsored_product_ids,
  array(select brand_id from matched where brand_id is not null
    group by brand_id order by max(score) desc, sum(at_shops) desc, brand_id limit ${others}) as brand_ids,
  (select count(*)::int from matched) as products,
  (select coalesce(sum(at_shops), 0)::int from matched) as offers,
  (select max(deciding)::int from matched) as best`
