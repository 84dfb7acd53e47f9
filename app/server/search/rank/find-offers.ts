import type { Part } from '#app/domain/categories/parts.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Facet, Shop, SortOrder } from '#app/domain/search/pages.ts'
import { mostOffersShown } from '#app/domain/search/results-search.ts'
import type { Queryable } from '../../db/database.ts'
import { json, nullable, number, numbers, type RowOf, statement } from '../../db/statement.ts'
import { isAtShop } from '../../offers/at-shops.ts'
import { piecePrice } from '../../offers/compared-price.ts'
import { isJudged, unjudgedLast } from '../../offers/judged-prices.ts'
import { type Lowest, lowestOfPriced, pricedBest, unitsOfPriced } from '../../offers/lowest-unit-price.ts'
import type { NameQuery } from '../query/name-query.ts'
import type { SearchQuery } from '../query/search-query.ts'
import { statementParameters } from '../query/statement-parameters.ts'
import { leastSponsored } from '../ranking.ts'
import { bestFirst, matchedProducts } from './matched-products.ts'
import { namedProducts } from './named-products.ts'

export type OfferSearch = {
  country: Country
  today: Day
  /** As typed; empty for all offers. */
  term: string
  /** The chosen chains and categories; empty for all. */
  chainIds: number[]
  categoryIds: number[]
  sort: SortOrder
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

/** A product's second size scores this much lower than its cheapest, so that one product does not fill the page. */
const repeated = 3
const orders: Record<SortOrder, string> = {
  relevance: `score - ${repeated} * least(nth - 1, 4) desc, at_shops desc, product_id, nth`,
  // What is kept back, or not for everybody, may not be the lowest price that it seems.
  price: `${unjudgedLast('placed')}, piece_price, score desc, id`,
  // Only like units are compared: those of most results first, and what has no unit price last.
  'unit-price': 'unit is null, alike desc nulls last, unit, unit_price, price, id',
  'end-date': 'end_date, score desc, at_shops desc, id',
}

/** SQL that orders the offers of one variant, the cheapest first, by the price of a piece, which every card shows. */
const cheapestFirst = (offer: string) => `${unjudgedLast(offer)}, ${offer}.piece_price, ${offer}.id`

/** Products with their units, and how many of the best matches are priced by each. */
const withUnits = `(
  select c.*, v.quantity_type as unit, u.compared as alike from leads c
  left join product_variants v on v.id = c.variant_id and c.unit_price is not null and ${isJudged('c')}
  left join units u on u.quantity_type = v.quantity_type)`

/**
 * The found products in the chosen order, each as its cheapest offer. A product is a variant here: each size is one of its own.
 */
const productsInOrder = (sort: SortOrder) => `
leads as materialized (
  select *, row_number() over (partition by product_id order by ${cheapestFirst('cheapest')}) as nth from (
    select distinct on (variant_id) * from chosen order by variant_id, ${cheapestFirst('chosen')}) cheapest
), ranked as materialized (
  select id, variant_id, row_number() over (order by ${orders[sort]}) as place
  from ${sort === 'unit-price' ? withUnits : 'leads'} placed
), shown as materialized (
  select id, variant_id, place from ranked order by place limit $4::int
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
 * What answers where it is cheapest: the offer with the lowest unit price and, of the products that mean the search best, the
 * one that costs least, of the same unit if there is one.
 */
const answers = `
answers as materialized (
  select c.id, c.variant_id, 1 as place from lowest_unit join chosen c on c.id = (lowest->>'id')::bigint
  union all
  (select id, variant_id, 2 from leads
    where not is_wholesale and ${isJudged('leads')} and score = (select max(score) from leads)
      and (select lowest is null or leads.id in (select id from priced where quantity_type = lowest->>'quantityType') from lowest_unit)
    order by piece_price, id limit 1)
)`

/** The offer of each chain with the lowest price of the unit that is compared. */
const lowestOfChains = `
select coalesce(json_agg(json_build_object('chainId', chain_id, 'id', id) order by unit_price, id), '[]') from (
  select distinct on (c.chain_id) c.chain_id, p.id, p.unit_price
  from lowest_unit join priced p on p.quantity_type = lowest->>'quantityType' join chosen c on c.id = p.id
  order by c.chain_id, p.unit_price, p.unit_price_bound nulls first, p.id) lowest`

/**
 * The shops of each product, the cheapest first, each with its cheapest offer.
 * @param products a relation of offers with `id`, `variant_id` and `place`.
 */
const shopsOf = (products: string) => `
select coalesce(json_agg(json_build_object('id', s.id, 'place', s.place, 'offers', c.offers, 'shops', c.shops) order by s.place), '[]')
from ${products} s cross join lateral (
  select sum(offers)::int as offers, json_agg(json_build_object(
      'id', chain_id, 'name', n.name, 'offerId', each.id, 'price', round(piece_price))
    order by ${cheapestFirst('each')}) as shops
  from (
    select distinct on (chain_id) *, count(*) over (partition by chain_id) as offers from chosen
    where chosen.variant_id = s.variant_id order by chain_id, ${cheapestFirst('chosen')}) each
  join chains n on n.id = each.chain_id) c`

const facet = (column: string, names: string, chosen: string, others: string) => `
(select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name, 'offers', c.offers)
    order by c.is_wholesale, c.offers desc, n.id), '[]')
  from (select ${column} as id, bool_and(is_wholesale) as is_wholesale, count(*) filter (where ${others})::int as offers
    from found
    where ${column} is not null group by 1) c
  join ${names} n on n.id = c.id where c.offers > 0 or n.id = any(${chosen}))`

/** Wholesale is shown only to who asks for it. */
const isOfChains = '(chain_id = any($2) or cardinality($2::int[]) = 0 and not is_wholesale)'
/** Choosing a part of the shop includes its shelves. */
const isOfCategories =
  '(cardinality($3::int[]) = 0 or category_id in (select id from categories where id = any($3) or parent_id = any($3)))'

/**
 * Offers of products that are no answer, though the words of the search stand in their names: the cheapest of each, best
 * first. `isWhole`: the words stand there whole; else the last only begins one. `isDescribed`: they say of one of them what it
 * is, or describe it.
 */
type ByName = { isWhole: boolean; isDescribed: boolean; total: number; ids: number[] }

/** A found product as its cheapest offer, with the number of its offers, and its shops, the cheapest first. `place` is from 1 up. */
export type FoundProduct = { id: number; place: number; offers: number; shops: Shop[] }

/** A sponsored offer, and the place that its product has without payment, from 1 up. */
type FoundSponsored = { id: number; place: number }

const foundColumns = {
  found: number(),
  total: number(),
  best: nullable(number()),
  products: number(),
  cards: json<FoundProduct[]>(),
  sponsored: json<FoundSponsored[]>(),
  chains: json<Facet[]>(),
  categories: json<Facet[]>(),
  lowest: nullable(json<Lowest>()),
  answers: json<FoundProduct[]>(),
  adIds: numbers(),
  lowestOfChains: json<{ chainId: number; id: number }[]>(),
  byName: nullable(json<ByName>()),
}
/** What a search finds, before its offers are read. */
export type Found = RowOf<typeof foundColumns>

const liveToday = 'o.end_date >= $1::date and o.start_date <= $1::date'

/** Selects for `byName`, by the products of `by_name`. */
const offersByName = (sort: SortOrder) => ({
  selects: `,
named_offers as (
  select b.*, o.id, o.piece_price, o.kept_back_at, o.conditions from by_name b cross join lateral (
    select o.id, o.kept_back_at, o.conditions, ${piecePrice} as piece_price from offers o
    where o.product_id = b.product_id and ${liveToday}
      and (o.chain_id = any($2) or cardinality($2::int[]) = 0 and ${isAtShop('o')})
    order by ${unjudgedLast('o')}, piece_price, o.id limit 1) o
  where ${isOfCategories})`,
  column: `(select case when count(*) > 0 then json_build_object(
      'isWhole', bool_and(is_whole), 'isDescribed', bool_or(is_described), 'total', count(*)::int, 'ids', (array_agg(id order by
        ${sort === 'price' ? `${unjudgedLast('named_offers')}, piece_price, ` : ''}is_described desc, at_shops desc, product_id))[:$4::int]) end from named_offers)`,
})

/**
 * The offers are looked up for each product, which `offset 0` holds the planner to: for the products of a large category it
 * would read the offers of all countries and years.
 */
const foundOffers = (products: string, byName: string | undefined, sort: SortOrder, ofChains = '') =>
  statement(
    foundColumns,
    `
with matched as materialized (${products}),${byName ? `${byName}${offersByName(sort).selects},` : ''}
best as (select * from matched order by ${bestFirst} limit ${mostProducts}),
found as materialized (
  select o.id, o.chain_id, o.variant_id, o.price, ${piecePrice} as piece_price, o.unit_price, o.unit_price_bound, o.end_date, o.kept_back_at, o.conditions,
    o.is_highlighted and b.deciding >= ${leastSponsored} as is_highlighted,
    case when b.deciding >= ${leastSponsored} then b.category_id end as category_id, b.product_id, b.score, b.at_shops, o.is_wholesale
  from best b
  cross join lateral (
    select o.*, not (${isAtShop('o')}) as is_wholesale from offers o where o.product_id = b.product_id and ${liveToday}
      ${ofChains}
    offset 0) o
), chosen as materialized (select * from found where ${isOfChains} and ${isOfCategories}),
priced as (${pricedBest('chosen')}), units as (${unitsOfPriced}), ${productsInOrder(sort)},
lowest_unit as materialized (select (${lowestOfPriced}) as lowest), ${answers}
select
  (select count(*)::int from found where not is_wholesale or chain_id = any($2)) as found,
  (select max(deciding)::int from matched) as best,
  (select count(*)::int from chosen) + case when cardinality($2::int[]) + cardinality($3::int[]) > 0 then 0 else
    (select coalesce(sum(at_shops), 0)::int from matched) - (select coalesce(sum(at_shops), 0)::int from best)
  end as total,
  (select count(*)::int from leads) + case when cardinality($2::int[]) + cardinality($3::int[]) > 0 then 0 else
    (select count(*)::int from matched where at_shops > 0) - (select count(*)::int from best where at_shops > 0)
  end as products,
  (${shopsOf('shown')}) as cards,
  (${sponsoredOffers}) as sponsored,
  ${facet('chain_id', 'chains', '$2', isOfCategories)} as chains,
  ${facet('category_id', 'categories', '$3', isOfChains)} as categories,
  (select lowest from lowest_unit) as lowest,
  (${shopsOf('answers')}) as answers,
  array(select id from chosen where id = any($5)) as "adIds",
  (${lowestOfChains}) as "lowestOfChains",
  ${byName ? offersByName(sort).column : 'null::json'} as "byName"`,
  )

/** Whether a number can be an id of the database. */
export const isId = (value: number) => Number.isInteger(value) && value > 0 && value < 2 ** 31

const allProducts = (country: Country, condition = '') =>
  `select product_id, category_id, at_shops, highlighted_offer_id, 0 as score, ${leastSponsored} as deciding
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
  chains: [],
  categories: [],
  lowest: null,
  answers: [],
  adIds: [],
  lowestOfChains: [],
  byName: null,
}

/**
 * Finds the offers of a search: those that a query finds or, without a query, all offers of the search's category, or of its
 * country if it has none. If only wholesale has any, `found` is 0 and `chains` names them.
 * @param names the words to look for in the names of other products, if that is wanted.
 */
export async function findOffers(
  database: Queryable,
  search: OfferSearch,
  query?: SearchQuery,
  names?: NameQuery,
): Promise<Found> {
  const { country, today, sort, limit, within } = search
  const chainIds = search.chainIds.filter(isId)
  const categoryIds = search.categoryIds.filter(isId)
  const most = Math.min(Math.max(limit, 0), mostOffersShown)
  const parameters = statementParameters(today, chainIds, categoryIds, most, search.adIds ?? [])
  const products = query
    ? matchedProducts(country, query, parameters)
    : within
      ? productsWithin(country, within)
      : allProducts(country)
  const ofChains = within?.parts.length === 0 ? `and o.chain_id in ${chainsOf(within)}` : ''
  const byName = names && namedProducts(country, names, 'matched', parameters)
  const [found] = await database.query(foundOffers(products, byName, sort, ofChains), parameters.values)
  return found ?? nothing
}
