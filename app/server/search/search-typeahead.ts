import type { Day } from '#app/domain/dates.ts'
import type { Country } from '#app/domain/locales.ts'
import type { TypeaheadResponse } from '#app/domain/offers.ts'
import type { Queryable } from '../db/database.ts'
import { presentOffer } from '../offers/present-offer.ts'
import { readLiveOffers } from '../offers/read-offers.ts'
import { foundProducts } from './found-products.ts'
import { listCustomProducts } from './list-custom-products.ts'
import { listPopularSearches } from './list-popular-searches.ts'
import { searchForgiving } from './search-products.ts'
import { searchQueryOf } from './search-query.ts'

const organic = 8
const sponsored = 3
const mostCustom = 3
const mostBrands = 8
const mostTerms = 10

/** What a dropdown shows of what was found: the best products' cheapest offers, those paid for, and brands. */
type Shown = { total: number; offerIds: number[]; sponsoredOfferIds: number[]; brands: string[] }

const offersOf = (products: string, offer: string, most: number) => `
  array(select d.${offer} from unnest(f.${products}) with ordinality as i(id, place)
    join search_documents d on d.product_id = i.id where d.${offer} is not null order by i.place limit ${most})`

const shownSql = (found: string) => `
with f as (${found})
select f.offers as total,
  ${offersOf('product_ids', 'cheapest_offer_id', organic)} as "offerIds",
  ${offersOf('sponsored_product_ids', 'highlighted_offer_id', sponsored)} as "sponsoredOfferIds",
  array(select b.name from unnest(f.brand_ids) with ordinality as i(id, place)
    join brands b on b.id = i.id order by i.place limit ${mostBrands}) as brands
from f where f.products > 0`

const answeredAheadSql = shownSql('select * from search_prefixes where country = $1 and prefix = $2')

async function findShown(database: Queryable, country: Country, words: string[]): Promise<Shown | undefined> {
  if (words.length === 1) {
    const [ahead] = await database.query<Shown>(answeredAheadSql, [country, words[0]])
    if (ahead) return ahead
  }
  const { text, parameters } = foundProducts(country, searchQueryOf(words, country))
  const [shown] = await database.query<Shown>(shownSql(text), parameters)
  return shown
}

/**
 * What the search box shows for a term as it is typed (Specification §3, Typeahead response; §4 Typeahead).
 * Each product stands there with its cheapest offer; `totalNumberOfItems` counts the live offers of all products found.
 * Of the popular terms those that complete the typed one come first.
 */
export async function searchTypeahead(
  database: Queryable,
  { country, term, today }: { country: Country; term: string; today: Day },
): Promise<TypeaheadResponse> {
  const [found, sponsoredCustomPartnerProducts, popularSearchTerms] = await Promise.all([
    searchForgiving(database, { country, term }, (words) => findShown(database, country, words)),
    listCustomProducts(database, { country, term, limit: mostCustom }),
    listPopularSearches(database, { country, term, limit: mostTerms }),
  ])
  const { total = 0, offerIds = [], sponsoredOfferIds = [], brands = [] } = found?.result ?? {}
  const live = await readLiveOffers(database, [...new Set([...offerIds, ...sponsoredOfferIds])], today)
  const rowOf = new Map(live.map((row) => [row.id, row]))
  const present = (ids: number[]) => ids.flatMap((id) => rowOf.get(id) ?? []).map(presentOffer)
  return {
    organicProductOffers: { items: present(offerIds), totalNumberOfItems: total },
    sponsoredProductOffers: present(sponsoredOfferIds),
    sponsoredCustomPartnerProducts,
    popularSearchTerms,
    brands,
  }
}
