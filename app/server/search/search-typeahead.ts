import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ProductOffer, TypeaheadResponse } from '#app/domain/offers/offers.ts'
import { isOfGoods } from '#app/domain/prices/verdicts.ts'
import { organicAboveSponsored } from '#app/domain/search/organic-above-sponsored.ts'
import type { Queryable } from '../db/database.ts'
import {
  json,
  nullable,
  number,
  numbers,
  type RowOf,
  type Statement,
  statement,
  texts,
} from '../db/statement.ts'
import { tellSearch } from '../metrics/tell-search.ts'
import { listPlacementOffers, placementOfSearches } from '../offers/list-placement-offers.ts'
import { goodsFacts, type Lowest } from '../offers/lowest-unit-price.ts'
import { presentCard, presentComparable } from '../offers/present-offer.ts'
import { withComparison } from '../offers/price-comparison.ts'
import { readLiveOffers } from '../offers/read-offers.ts'
import { type LiveOfferRow, selectOffers } from '../offers/select-offers.ts'
import { type CustomProductRow, customProducts, presentCustomProduct } from './custom-products.ts'
import { findByName } from './find-by-name.ts'
import { differentTerms, listPopularSearches, popularSearches } from './popular/list-popular-searches.ts'
import { spellWords } from './present/spell-words.ts'
import { widerTerms } from './present/wider-terms.ts'
import type { SearchQuery } from './query/search-query.ts'
import { type StatementParameters, statementParameters } from './query/statement-parameters.ts'
import { comparedProducts } from './rank/found-products.ts'
import { tryReadings } from './try-readings.ts'

const organic = 8
/** As many as the dropdown shows (§2.5); other sponsored offers appear where they match. */
const sponsored = 1
const mostBrands = 8
const mostTerms = 10

type Search = { country: Country; term: string; today: Day; ads: ProductOffer[] }

/** The content of a dropdown: the best products' cheapest offers, sponsored offers, brands, and what is beside them. */
const shownColumns = {
  total: number(),
  products: number(),
  best: nullable(number()),
  lowest: nullable(json<Lowest>()),
  offerIds: numbers(),
  sponsoredOfferIds: numbers(),
  brands: texts(),
  adIds: numbers(),
  offers: json<LiveOfferRow[]>(),
  custom: json<CustomProductRow[]>(),
  popular: texts(),
}
type Shown = RowOf<typeof shownColumns>

/**
 * Selects what is found; for the beginning of a single word the answer may be precomputed. Then so many products are found
 * that their offers are not compared.
 */
function foundSql({ country, today }: Search, query: SearchQuery, parameters: StatementParameters): string {
  const searched = comparedProducts(country, query, parameters, parameters.name(today, 'date'))
  if (query.prefix === undefined) return searched
  return `
with ahead as materialized (
  select product_ids, sponsored_product_ids, brand_ids, products, offers, null::int as best, null::json as lowest from search_prefixes
  where country = ${parameters.name(country, 'text')} and prefix = ${parameters.name(query.prefix, 'text')}
)
select * from ahead union all select * from (${searched}) searched where not exists (select from ahead)`
}

/** Reads a column of the best of `products` that have an `offer`, best first. */
const readOf = (
  { products, offer, most, but = 'false' }: { products: string; offer: string; most: number; but?: string },
  column = offer,
) => `
  array(select d.${column} from unnest(f.${products}) with ordinality as i(id, place)
    join search_documents d on d.product_id = i.id
    where d.${offer} is not null and not (${but}) order by i.place limit ${most})`

const organicOnes = { products: 'product_ids', offer: 'cheapest_offer_id', most: organic }
const aboveSponsored = { ...organicOnes, most: organicAboveSponsored }
const sponsoredOnes = { products: 'sponsored_product_ids', offer: 'highlighted_offer_id', most: sponsored }

/** One statement for everything, because each further one would cost about as much as the search. */
function shownFor(search: Search, query: SearchQuery, parameters: StatementParameters): Statement<Shown> {
  const { country, term, today, ads } = search
  const custom = customProducts({ country, query, today, limit: sponsored }, parameters)
  const popular = popularSearches({ country, term, limit: mostTerms }, parameters)
  const day = parameters.name(today, 'date')
  const adIds = parameters.name(
    ads.map(({ id }) => id),
    'bigint[]',
  )
  return statement(
    shownColumns,
    `
with found as materialized (${foundSql(search, query, parameters)}),
above as materialized (select ${readOf(aboveSponsored, 'product_id')} as product_ids from found f),
paid as materialized (
  select ${readOf({ ...sponsoredOnes, but: 'd.product_id = any(above.product_ids)' })} as ids
  from found f, above
),
shown as materialized (
  select f.offers as total, f.products, f.best, f.lowest,
    ${readOf({ ...organicOnes, but: 'd.cheapest_offer_id = any(paid.ids)' })} as "offerIds",
    paid.ids as "sponsoredOfferIds",
    array_remove(array(select (select name from brands where brands.id = brand_id)
      from unnest(f.brand_ids[:${mostBrands}]) as brand_id), null) as brands,
    array(select id from offers where id = any(${adIds}) and product_id = any(f.product_ids)) as "adIds"
  from found f, paid
)
select shown.*,
  (select coalesce(json_agg(offer), '[]') from (${withComparison(
    `${selectOffers} where o.id = any(shown."offerIds" || shown."sponsoredOfferIds")
      and o.start_date <= ${day} and o.end_date >= ${day}`,
    day,
  )}) offer) as offers,
  (select coalesce(json_agg(custom), '[]') from (${custom}) custom) as custom,
  array(${popular}) as popular
from shown`,
  )
}

const nothing = {
  total: 0,
  products: 0,
  best: null,
  lowest: null,
  offerIds: [],
  sponsoredOfferIds: [],
  brands: [],
  adIds: [],
  offers: [],
  custom: [],
}

/** Finds what is shown, and what was searched instead of the term, if that is different. */
async function findShown(
  database: Queryable,
  search: Search,
): Promise<{ shown: Shown; correctedTo: string | null; byName?: TypeaheadResponse['byName'] }> {
  let asTyped: Shown | undefined
  const { chosen } = await tryReadings(database, search, async (query) => {
    const parameters = statementParameters()
    const [row] = await database.query(shownFor(search, query, parameters), parameters.values)
    asTyped ??= row
    if (!row || row.products === 0) return undefined
    return { result: row, best: row.best ?? Number.POSITIVE_INFINITY, isWholesale: row.total === 0 }
  })
  if (chosen && chosen.result.total > 0) {
    const { words, isRepaired, result } = chosen
    return { shown: result, correctedTo: isRepaired ? spellWords(words, result.offers) : null }
  }
  const { country, term, today } = search
  const popular =
    asTyped?.popular ?? (await listPopularSearches(database, { country, term, limit: mostTerms }))
  const wider = await widerTerms(database, search)
  const shown = { ...(chosen?.result ?? asTyped ?? nothing), popular: [...wider, ...popular] }
  const byName = chosen ? undefined : await findByName(database, { country, term, limit: organic })
  if (!byName) return { shown, correctedTo: null }
  const { how, isUnsold, offerIds, products } = byName
  const offers = await readLiveOffers(database, offerIds, today)
  return {
    shown: { ...shown, offerIds, offers, total: products },
    correctedTo: null,
    byName: { how, isUnsold },
  }
}

/** The offers with the lowest unit price of all that were compared, and what they are judged by if members may pay as little. */
function cheapestOf(
  { lowest, offers }: Shown,
  country: Country,
): Pick<TypeaheadResponse, 'cheapestOfferIds' | 'goods'> {
  const goods = lowest ? goodsFacts(lowest, country) : undefined
  const cards = offers.map((row) => presentCard(row, goods))
  const cheapestOfferIds = cards.filter(({ verdict }) => isOfGoods(verdict)).map(({ id }) => id)
  return { cheapestOfferIds, ...(goods && goods.members.length > 0 && { goods }) }
}

/**
 * What the search box shows for a term while it is typed (§3, Typeahead response; §4 Typeahead). Each
 * product appears with its cheapest offer, unless that is the sponsored one, which is none of the products that stand above it. `totalNumberOfItems` counts the live
 * offers of all products found. Popular terms that complete the typed one come first.
 */
export async function searchTypeahead(
  database: Queryable,
  { country, term, today }: Omit<Search, 'ads'>,
): Promise<TypeaheadResponse> {
  const start = performance.now()
  const placement = await listPlacementOffers(database, { country, placementId: placementOfSearches, today })
  const ads = placement?.offers ?? []
  const { shown, correctedTo, byName } = await findShown(database, { country, term, today, ads })
  tellSearch('typeahead', { start, isRepaired: correctedTo !== null, total: byName ? 0 : shown.total })
  const rowOf = new Map(shown.offers.map((row) => [row.id, row]))
  const present = (ids: number[], isHighlighted: boolean) =>
    ids.flatMap((id) => rowOf.get(id) ?? []).map((row) => presentComparable({ ...row, isHighlighted }))
  const advertisement = ads.find(({ id }) => shown.adIds.includes(id) && !rowOf.has(id))
  return {
    // Nobody pays for a place among the organic ones, so that none of them is labelled.
    organicProductOffers: { items: present(shown.offerIds, false), totalNumberOfItems: shown.total },
    sponsoredProductOffers: present(shown.sponsoredOfferIds, true),
    sponsoredCustomPartnerProducts: shown.custom.map(presentCustomProduct),
    popularSearchTerms: differentTerms(shown.popular, mostTerms),
    brands: shown.brands,
    correctedTo,
    ...cheapestOf(shown, country),
    ...(byName && { byName }),
    ...(shown.total === 0 && shown.products > 0 && { onlyWholesale: true }),
    ...(advertisement && { advertisement }),
  }
}
