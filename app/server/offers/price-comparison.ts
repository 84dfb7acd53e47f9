import { isAtShop } from './at-shops.ts'
import { comparedPrice } from './compared-price.ts'
import { isTold } from './judged-prices.ts'

/**
 * SQL for the `Comparison` of a variant on a day: the lowest price of each shop's chain, of those that are judged, and beside
 * them the lowest for each list of conditions. Verdicts are made of it (`priceVerdict`).
 * @param variant the id of the variant in SQL.
 * @param day the day in SQL.
 */
const comparisonOf = (variant: string, day: string) => `(
  select json_build_object('inexact', min(inexact) filter (where conditions is null), 'chains', coalesce(
    json_agg(json_build_object('id', chain_id, 'price', price) order by price, chain_id)
      filter (where price is not null and conditions is null), '[]'), 'members', coalesce(
    json_agg(json_build_object('id', chain_id, 'conditions', conditions, 'price', price, 'inexact', inexact)
      order by chain_id, conditions) filter (where conditions is not null), '[]'))
  from (
    select chain_id, conditions, min(price) as price, min(unit_price) filter (where price is null) as inexact
    from (
      select o.chain_id, o.conditions, o.unit_price, ${comparedPrice} as price
      from offers o join product_variants v on v.id = o.variant_id
      where o.variant_id = ${variant} and o.start_date <= ${day} and o.end_date >= ${day}
        and ${isAtShop('o')} and ${isTold('o')}) told
    group by chain_id, conditions) lowest)`

/**
 * SQL for the rows of `offers`, a select of live offers by `selectOffers`, each with its `comparison`.
 * @param day their day in SQL.
 */
export const withComparison = (offers: string, day: string): string =>
  `select live.*, ${comparisonOf('live."variantId"', day)} as comparison from (${offers}) live`
