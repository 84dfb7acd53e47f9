import { comparedPrice } from '../../../offers/compared-price.ts'
import { isTold } from '../../../offers/judged-prices.ts'
import { isOdd, mayBeOdd } from './odd-price.ts'

/** SQL for how much later an import has to repeat a price to release it. */
export const repeatedAfter = "interval '1 day'"

/**
 * SQL for what a variant `v` has cost in the year before a day, as `past.price`. It leaves out what is kept back, and what is
 * new since `before`, so that the new rows of one import do not judge each other.
 */
const pastPrices = (day: string, before: string) => `(
  select (${comparedPrice})::float8 as price from offers o
  where o.variant_id = v.id and o.start_date > ${day}::date - 365 and o.end_date > ${day}::date - 365 and ${isTold('o')} and o.created_at < ${before}) past`

/** SQL for the usual price of a variant `v`, as `usual`: the median of `pastPrices`. */
export const usualPrice = (day: string, before: string): string =>
  `select percentile_cont(0.5) within group (order by past.price) as usual from ${pastPrices(day, before)}`

/**
 * SQL for whether a price of a chain's variant was imported at least a day before the run began, as one offer or another. As a
 * join, which `offset 0` prevents, the planner would read all offers for each batch; about a row of `found` without `s`, it
 * would be asked of all rows.
 */
const isRepeated = `exists (select from offers e
  where e.variant_id = s.variant_id and e.chain_id = o.chain_id and e.price = o.price and e.units = o.units
    and coalesce(e.kept_back_at, e.created_at) <= $1::timestamptz - ${repeatedAfter} offset 0)`

const compared = `cross join lateral (select (${comparedPrice})::float8 as price) c`

/**
 * SQL for the rows of `found` whose price is new and odd, as `odd`, with the price that is compared and the usual one. $1 is
 * the moment when the run began, $3 its day. The past is read once for each variant, which may have thousands of prices; the
 * variants that have an odd one are few, so that joining them with all rows costs little.
 */
export const oddRowsSql = `
new_prices as (
  select v.id as variant_id, min(c.price) as least, max(c.price) as most
  from found o join product_variants v on v.id = o.variant_id ${compared}
  where o.is_priced_anew group by v.id
), suspect as materialized (
  select n.variant_id from new_prices n join product_variants v on v.id = n.variant_id
  cross join lateral (
    select min(past.price) as least, max(past.price) as most, count(past.price) as prices
    from ${pastPrices('$3', '$1::timestamptz')}) h
  where ${mayBeOdd('n', 'h', 'v')}
), odd as (
  select o.ord, c.price, u.usual
  from suspect s join found o on o.variant_id = s.variant_id join product_variants v on v.id = s.variant_id ${compared}
  cross join lateral (${usualPrice('$3', '$1::timestamptz')}) u
  where o.is_priced_anew and ${isOdd('c.price', 'u.usual', 'v')} and not ${isRepeated}
)`

/**
 * SQL for the offers that the rows of `found` release, as `released`, because they have the same price a day later: those of
 * the rows, and others of the same chain. Those that the run changes itself are not among them.
 */
export const releasedSql = `
released as (
  update offers o set kept_back_at = null
  where o.kept_back_at <= $1::timestamptz - ${repeatedAfter}
    and exists (select from found f where f.variant_id = o.variant_id and f.chain_id = o.chain_id and f.price = o.price
      and f.units = o.units)
    and not exists (select from found f where f.known = o.id and f.is_different and not f.is_repeated)
  returning o.id, o.country, o.start_date, o.end_date, o.product_id
)`

/** A row of `odd`, with its offer. The prices are those that are compared: of a piece, or of a full unit. */
export type OddRow = { ord: number; offer: number; price: number; usual: number }
