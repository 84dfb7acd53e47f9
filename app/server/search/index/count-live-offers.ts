import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { boolean, nullable, number, statement } from '../../db/statement.ts'
import { isAtShop } from '../../offers/at-shops.ts'
import { piecePrice } from '../../offers/compared-price.ts'
import { unjudgedLast } from '../../offers/judged-prices.ts'

/** Small, because the embedded database works in this process and requests wait for each batch. */
const batchSize = 1000

/** Counts the live offers of a batch of products, a select of `product_id`s by $1 and $2, on the day $3. */
const counting = (batch: string) => `
with batch as (${batch}), counted as (
  select b.product_id, count(o.id)::int as live, count(o.id) filter (where o.is_at_shop)::int as at_shops,
    (array_agg(o.id order by ${unjudgedLast('o')}, ${piecePrice}, o.id) filter (where o.is_at_shop))[1] as cheapest,
    (array_agg(c.chain_category_id order by ${unjudgedLast('o')}, ${piecePrice}, o.id) filter (where o.is_at_shop))[1] as chain_category,
    (array_agg(o.id order by ${unjudgedLast('o')}, ${piecePrice}, o.id) filter (where o.is_at_shop and o.is_highlighted))[1] as highlighted
  from batch b
  left join (select *, ${isAtShop('offers')} as is_at_shop from offers) o
    on o.product_id = b.product_id and o.start_date <= $3 and o.end_date >= $3
  left join chains c on c.id = o.chain_id
  group by b.product_id
), changed as (
  update search_documents d
  set live = c.live, at_shops = c.at_shops, cheapest_offer_id = c.cheapest, highlighted_offer_id = c.highlighted,
    chain_category_id = c.chain_category
  from counted c join search_documents former on former.product_id = c.product_id
  where d.product_id = c.product_id
    and (d.live, d.at_shops, d.cheapest_offer_id, d.highlighted_offer_id, d.chain_category_id)
      is distinct from (c.live, c.at_shops, c.cheapest, c.highlighted, c.chain_category)
  returning d.product_id, former.live as former_live, d.live, former.at_shops <> d.at_shops as is_counted_anew,
    (former.highlighted_offer_id is null) <> (d.highlighted_offer_id is null) as is_sponsored_anew
)`

const countedBatch = statement(
  { last: nullable(number()) },
  `
${counting(`select product_id from search_documents where country = $1 and product_id > $2 order by product_id limit ${batchSize}`)}
select max(product_id) as last from batch`,
)

/** @returns the last product of the batch after a product; null after the last batch. */
async function countBatch(database: Queryable, country: Country, after: number, day: Day) {
  const [counted] = await database.query(countedBatch, [country, after, day])
  return counted?.last ?? null
}

/** Counts the live offers of all products of a country. */
export async function countLiveOffers(database: Queryable, country: Country, day: Day): Promise<void> {
  let last: number | null = 0
  while (last !== null) last = await countBatch(database, country, last, day)
}

const countedProducts = statement(
  { productId: number(), isLiveAnew: boolean() },
  `
${counting('select product_id from search_documents where country = $1 and product_id = any($2::int[])')}
select product_id as "productId", (former_live > 0) <> (live > 0) as "isLiveAnew" from changed
where former_live <> live or is_counted_anew or is_sponsored_anew`,
)

/**
 * Counts the live offers of some products of a country.
 * @returns those that searches answer differently now; `isLiveAnew` if they are found now and were not before, or the reverse.
 */
export function countLiveOffersOf(
  database: Queryable,
  country: Country,
  day: Day,
  productIds: readonly number[],
): Promise<{ productId: number; isLiveAnew: boolean }[]> {
  return database.query(countedProducts, [country, productIds, day])
}
