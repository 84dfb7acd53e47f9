import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement } from '../db/statement.ts'
import { isAtShop } from '../offers/at-shops.ts'
import { isJudged } from '../offers/judged-prices.ts'
import { partRank } from '../offers/part-rank.ts'
import { presentCard } from '../offers/present-offer.ts'
import { readLiveOffers } from '../offers/read-offers.ts'
import { everydayQuery } from '../search/popular/everyday-query.ts'
import { chooseVaried } from './choose-varied.ts'

/** How many offers are read for each one shown, so that chains and shelves can vary. */
const candidates = 8

const live = `o.country = $1 and o.start_date <= $2 and o.end_date >= $2 and ${isAtShop('o')} and ${isJudged('o')}`

/** SQL for the rank of a search document `d`: what shoppers buy every week first, but neither drinks nor sweets. */
const rank = (everyday: string) =>
  `${partRank} - case when d.part not in ('drinks', 'sweets-snacks') and d.tsv @@ ${everyday}::tsquery then 10 else 0 end`

/** The best offer of each product, everyday goods first. */
const bestOffers = (condition: string) =>
  statement(
    { id: number() },
    `
with best as (
  select distinct on (o.product_id) o.id, o.price::float8 / o.regular_price as share, ${rank('$5')} as rank
  from offers o left join search_documents d on d.product_id = o.product_id
  where ${live} and o.regular_price > 0 and ${condition}
    and o.product_id not in (select product_id from offers where id = any($4))
  order by o.product_id, share
)
select id from best order by rank, share, id limit $3`,
  )

/** The best offers of each chain, one of a product, everyday goods first. */
const bestOfChains = statement(
  { id: number(), chainId: number() },
  `
with best as (
  select distinct on (o.chain_id, o.product_id) o.id, o.chain_id,
    o.price::float8 / o.regular_price as share, ${rank('$4')} as rank
  from offers o left join search_documents d on d.product_id = o.product_id
  where ${live} and o.regular_price > 0
  order by o.chain_id, o.product_id, share
), placed as (
  select id, chain_id, row_number() over (partition by chain_id order by rank, share, id) as place from best
)
select id, chain_id as "chainId" from placed where place <= $3 order by chain_id, place`,
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
 * Today's offers with the largest discount from the chain's regular price, one for each product: what
 * shoppers buy every week first, then other food, from shops, varied (`chooseVaried`).
 */
export async function listGoodOffers(database: Queryable, asked: Asked): Promise<OfferSummary[]> {
  const { country, today, count, isEnding = false, without = [] } = asked
  const best = await database.query(isEnding ? bestEndingSoon : bestOfAll, [
    ...[country, today, count * candidates, without, everydayQuery(country)],
  ])
  const rows = await readLiveOffers(
    database,
    best.map(({ id }) => id),
    today,
  )
  const cards = new Map(rows.map((row) => [row.id, presentCard(row)]))
  const cheapest = new Set([...cards.values()].filter(isCheapest).map(({ id }) => id))
  return chooseVaried(rows, count, cheapest).flatMap(({ id }) => cards.get(id) ?? [])
}

/** Today's best offers of each chain by its id, as `listGoodOffers` has them. */
export async function listGoodOffersOfChains(
  database: Queryable,
  { country, today, count }: Pick<Asked, 'country' | 'today' | 'count'>,
): Promise<Record<number, OfferSummary[]>> {
  const best = await database.query(bestOfChains, [country, today, count, everydayQuery(country)])
  const ids = best.map(({ id }) => id)
  const rows = await readLiveOffers(database, ids, today)
  const cards = new Map(rows.map((row) => [row.id, presentCard(row)]))
  const offers: Record<number, OfferSummary[]> = {}
  for (const { id, chainId } of best) {
    const card = cards.get(id)
    if (card) offers[chainId] = [...(offers[chainId] ?? []), card]
  }
  return offers
}
