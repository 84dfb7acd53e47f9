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
 * the moment when the run began, $3 its day. The past is read once for each variant of a run, which may have thousands of
 * prices: `past` has what is read here, and rows bring what earlier batches read (`RememberedPast`). The variants that have
 * an odd price are few, so that joining them with all rows costs little.
 */
export const oddRowsSql = `
new_prices as (
  select v.id, v.quantity, v.quantity_type, min(c.price) as least, max(c.price) as most,
    min(o.past_least) as past_least, min(o.past_most) as past_most, min(o.past_count) as past_count
  from found o join product_variants v on v.id = o.variant_id ${compared}
  where o.is_priced_anew group by v.id
), past as materialized (
  select v.*, read.* from new_prices v
  cross join lateral (
    select min(past.price) as read_least, max(past.price) as read_most, count(past.price)::int as read_count
    from ${pastPrices('$3', '$1::timestamptz')} where v.past_count is null) read
), suspect as materialized (
  select v.id as variant_id from past v
  cross join lateral (select coalesce(v.past_least, v.read_least) as least, coalesce(v.past_most, v.read_most) as most,
    coalesce(v.past_count, v.read_count) as prices) h
  where ${mayBeOdd('v', 'h', 'v')}
), odd as (
  select o.ord, c.price, u.usual
  from suspect s join found o on o.variant_id = s.variant_id join product_variants v on v.id = s.variant_id ${compared}
  cross join lateral (${usualPrice('$3', '$1::timestamptz')}) u
  where o.is_priced_anew and ${isOdd('c.price', 'u.usual', 'v')} and not ${isRepeated}
)`

/** SQL for the past that `oddRowsSql` has read, as a list of `ReadPast`. */
export const readPastSql = `(
  select coalesce(json_agg(json_build_array(id, read_least, read_most, read_count)), '[]')
  from past where past_count is null)`

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
  returning o.id, o.country, o.start_date, o.end_date, o.product_id, o.variant_id
)`

/** A row of `odd`, with its offer. The prices are those that are compared: of a piece, or of a full unit. */
export type OddRow = { ord: number; offer: number; price: number; usual: number }
