import type { Part } from '#app/domain/categories/parts.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { metBy } from '#app/domain/memberships/shopper.ts'
import { type Choices, choicesOf, eachFilter, type Facets } from '#app/domain/search/filters/filters.ts'
import type { SortOrder } from '#app/domain/search/filters/orders.ts'
import type { Shop, UnjudgedShop } from '#app/domain/search/pages.ts'
import { mostOffersShown } from '#app/domain/search/results-search.ts'
import type { Queryable } from '../../db/database.ts'
import { json, nullable, number, numbers, type RowOf, statement } from '../../db/statement.ts'
import { isAtShop } from '../../offers/at-shops.ts'
import { piecePrice } from '../../offers/compared-price.ts'
import { unjudgedLast } from '../../offers/judged-prices.ts'
import {
  conditionedBest,
  type Lowest,
  lowestOfPriced,
  pricedBest,
  unitsOfPriced,
} from '../../offers/lowest-unit-price.ts'
import type { NameQuery } from '../query/name-query.ts'
import type { SearchQuery } from '../query/search-query.ts'
import { statementParameters } from '../query/statement-parameters.ts'
import { leastSponsored } from '../ranking.ts'
import { answers, lowestOfChains, lowestOfMembers } from './answers-sql.ts'
import { filtersIn, type StatementFilters } from './filter-sql.ts'
import { bestFirst, matchedProducts } from './matched-products.ts'
import { namedProducts } from './named-products.ts'
import { orders } from './orders.ts'
import { cheapestFirst, shops, withShops } from './shops-sql.ts'

export type OfferSearch = {
  country: Country
  today: Day
  /** As typed; empty for all offers. */
  term: string
  /** What is chosen of the filters. */
  chosen?: Partial<Choices>
  sort: SortOrder
  /** The ids of the chains in the order in which the order by chain has them. */
  chainOrder?: readonly number[]
  /** The ids of the programmes whose members' prices count in the order, and among the shops of a product. */
  memberships?: readonly string[]
  /** How many products to show, including sponsored offers. */
  limit: number
  /** Searches the term as it is, without repairing typing errors. */
  isExact: boolean
  /** Offers that may stand on the page as an ad, if the search finds them. */
  adIds?: readonly number[]
  /** Limits all offers to a category of the navigation. */
  within?: CategoryGoods
}

/**
 * What belongs to a category: the products of its parts, and those of no known part whose cheapest offer is at its kind of
 * chains; without parts, the offers of its kind of chains. With `isPart`, only the products of the parts.
 */
export type CategoryGoods = { chainCategoryId: number; parts: readonly Part[]; isPart: boolean }

/** A search for two letters may find most of a large catalogue, so only the best products' offers are read. */
const mostProducts = 2000

/**
 * The found products in the chosen order, each as its cheapest offer. A product is a variant here: each size is one of its own.
 */
const productsInOrder = ({ sort, chainOrder, met }: Pick<Asked, 'sort' | 'chainOrder' | 'met'>) => `
leads as materialized (
  select *, row_number() over (partition by product_id order by ${cheapestFirst('cheapest', met)}) as nth from (
    select distinct on (variant_id) * from chosen order by variant_id, ${cheapestFirst('chosen', met)}) cheapest
), ranked as materialized (
  select id, variant_id, row_number() over (order by ${orders[sort].of(chainOrder, met)}) as place
  from ${orders[sort].from?.(met) ?? 'leads'} placed
), shown as materialized (
  select id, variant_id, place from ranked order by place limit $2::int
)`

/** More sponsored offers than a page has room for. */
const mostSponsored = 60

/** The cheapest sponsored offer of each product, in the order of the products. */
const sponsoredOffers = `
select coalesce(json_agg(json_build_object('id', id, 'place', place) order by place), '[]') from (
  select p.id, r.place from ranked r
  join (select distinct on (variant_id) * from chosen where is_highlighted order by variant_id, ${cheapestFirst('chosen')}) p
    on p.variant_id = r.variant_id
  order by r.place limit ${mostSponsored}) paid`

/**
 * Offers of products that are no answer, though the words of the search stand in their names: the cheapest of each, best
 * first. `isWhole`: the words stand there whole; else the last only begins one. `isDescribed`: they say of one of them what it
 * is, or describe it.
 */
type ByName = { isWhole: boolean; isDescribed: boolean; total: number; ids: number[] }

/**
 * A found product as its cheapest offer, with the number of its offers, and its shops, the cheapest first. `place` is from 1 up.
 * `unjudged` are prices of its shops that are not for everybody; null without any.
 */
export type FoundProduct = {
  id: number
  place: number
  offers: number
  shops: Shop[]
  unjudged: UnjudgedShop[] | null
}

/** A sponsored offer, and the place that its product has without payment, from 1 up. */
type FoundSponsored = { id: number; place: number }

const foundColumns = {
  found: number(),
  total: number(),
  best: nullable(number()),
  products: number(),
  cards: json<FoundProduct[]>(),
  sponsored: json<FoundSponsored[]>(),
  facets: json<Facets>(),
  lowest: nullable(json<Lowest>()),
  answers: json<FoundProduct[]>(),
  adIds: numbers(),
  lowestOfChains: json<{ chainId: number; id: number }[]>(),
  lowestOfMembers: json<{ id: number; conditions: string[]; isBest: boolean }[]>(),
  byName: nullable(json<ByName>()),
}
/** What a search finds, before its offers are read. */
export type Found = RowOf<typeof foundColumns>

/** What the products have that are not among the best. */
const offersBeyondBest =
  '(select coalesce(sum(at_shops), 0)::int from matched) - (select coalesce(sum(at_shops), 0)::int from best)'
const productsBeyondBest =
  '(select count(*)::int from matched where at_shops > 0) - (select count(*)::int from best where at_shops > 0)'

const liveToday = 'o.end_date >= $1::date and o.start_date <= $1::date'

/** What a statement is made of, in SQL. */
type Asked = {
  products: string
  byName: string | undefined
  sort: SortOrder
  chainOrder: string
  met: string | undefined
  ofChains: string
  filters: StatementFilters
}

/** Selects for `byName`, by the products of `by_name`. */
const offersByName = ({ sort, filters }: Pick<Asked, 'sort' | 'filters'>) => ({
  selects: `,
named_offers as (
  select b.*, o.id, o.piece_price, o.kept_back_at, o.conditions from by_name b cross join lateral (
    select o.id, o.kept_back_at, o.conditions, ${piecePrice} as piece_price
    from (select *, not (${isAtShop('offers')}) as is_wholesale${filters.columnsOf('by_name')} from offers) o
    where o.product_id = b.product_id and ${liveToday} and ${filters.isLeft}
    order by ${unjudgedLast('o')}, piece_price, o.id limit 1) o)`,
  column: `(select case when count(*) > 0 then json_build_object(
      'isWhole', bool_and(is_whole), 'isDescribed', bool_or(is_described), 'total', count(*)::int, 'ids', (array_agg(id order by
        ${sort === 'price' ? `${unjudgedLast('named_offers')}, piece_price, ` : ''}is_described desc, at_shops desc, product_id))[:$2::int]) end from named_offers)`,
})

/**
 * The offers are looked up for each product, which `offset 0` holds the planner to: for the products of a large category it
 * would read the offers of all countries and years.
 */
const foundOffers = ({ products, byName, sort, chainOrder, met, ofChains, filters }: Asked) =>
  statement(
    foundColumns,
    `
with matched as materialized (${products}),${byName ? `${byName}${offersByName({ sort, filters }).selects},` : ''}
best as (select * from matched order by ${bestFirst} limit ${mostProducts}),
found as materialized (
  select *${filters.columnsOf('best')} from (
    select o.id, o.chain_id, o.variant_id, o.price, ${piecePrice} as piece_price, o.unit_price, o.unit_price_bound, o.end_date, o.kept_back_at, o.conditions,
      o.is_highlighted and b.deciding >= ${leastSponsored} as is_highlighted,
      case when b.deciding >= ${leastSponsored} then b.category_id end as category_id, b.brand_id, b.product_id, b.score, b.at_shops, o.is_wholesale
    from best b
    cross join lateral (
      select o.*, not (${isAtShop('o')}) as is_wholesale from offers o where o.product_id = b.product_id and ${liveToday}
        ${ofChains}
      offset 0) o) each
), chosen as materialized (select * from found where ${filters.isLeft}),
priced as (${pricedBest('chosen', ['chain_id'])}), conditioned as (${conditionedBest('chosen')}), units as (${unitsOfPriced}), ${productsInOrder({ sort, chainOrder, met })},
lowest_unit as materialized (select (${lowestOfPriced}) as lowest), ${answers},${shops(met)}
select
  (select count(*)::int from found where not is_wholesale or ${filters.isOfChains}) as found,
  (select max(deciding)::int from matched) as best,
  (select count(*)::int from chosen) + ${filters.isFiltered ? 0 : offersBeyondBest} as total,
  (select count(*)::int from leads) + ${filters.isFiltered ? 0 : productsBeyondBest} as products,
  (${withShops('shown')}) as cards,
  (${sponsoredOffers}) as sponsored,
  ${filters.facets} as facets,
  (select lowest from lowest_unit) as lowest,
  (${withShops('answers')}) as answers,
  array(select id from chosen where id = any($3)) as "adIds",
  (${lowestOfChains}) as "lowestOfChains",
  (${lowestOfMembers}) as "lowestOfMembers",
  ${byName ? offersByName({ sort, filters }).column : 'null::json'} as "byName"`,
  )

const allProducts = (country: Country, condition = '') =>
  `select product_id, brand_id, category_id, at_shops, highlighted_offer_id, 0 as score, ${leastSponsored} as deciding
    from search_documents
    where country = '${country}' and is_live ${condition}`

const chainsOf = ({ chainCategoryId }: CategoryGoods) =>
  `(select id from chains where chain_category_id = ${chainCategoryId})`

/** The products of a category; the offers of those without parts are limited by `chainsOf`. */
function productsWithin(country: Country, within: CategoryGoods): string {
  const { chainCategoryId, parts, isPart } = within
  if (parts.length === 0)
    return allProducts(
      country,
      `and product_id in (select product_id from offers
        where chain_id in ${chainsOf(within)} and start_date <= $1::date and end_date >= $1::date)`,
    )
  const named = `part in (${parts.map((part) => `'${part}'`).join()})`
  const unknown = `part is null and chain_category_id = ${chainCategoryId}`
  return allProducts(country, `and (${isPart ? named : `${named} or ${unknown}`})`)
}

/** What a search finds that finds nothing. */
export const nothing: Found = {
  found: 0,
  total: 0,
  best: null,
  products: 0,
  cards: [],
  sponsored: [],
  facets: eachFilter(() => []),
  lowest: null,
  answers: [],
  adIds: [],
  lowestOfChains: [],
  lowestOfMembers: [],
  byName: null,
}

/**
 * Finds the offers of a search: those that a query finds or, without a query, all offers of the search's category, or of its
 * country if it has none. If only wholesale has any, `found` is 0 and the facets of chains name them.
 * @param names the words to look for in the names of other products, if that is wanted.
 */
export async function findOffers(
  database: Queryable,
  search: OfferSearch,
  query?: SearchQuery,
  names?: NameQuery,
): Promise<Found> {
  const { country, today, sort, limit, within, chosen = {}, adIds = [], chainOrder = [] } = search
  const met = metBy(search.memberships ?? [])
  const most = Math.min(Math.max(limit, 0), mostOffersShown)
  const parameters = statementParameters(today, most, adIds)
  const products = query
    ? matchedProducts(country, query, parameters)
    : within
      ? productsWithin(country, within)
      : allProducts(country)
  const byName = names && namedProducts(country, names, 'matched', parameters)
  const asked = {
    ...{ products, byName, sort, filters: filtersIn(choicesOf(chosen), parameters) },
    chainOrder: sort === 'chain' ? parameters.name(chainOrder, 'int[]') : '',
    met: met.length > 0 ? parameters.name(met, 'text[]') : undefined,
    ofChains: within?.parts.length === 0 ? `and o.chain_id in ${chainsOf(within)}` : '',
  }
  const [found] = await database.query(foundOffers(asked), parameters.values)
  return found ?? nothing
}
