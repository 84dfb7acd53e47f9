import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Shopper } from '#app/domain/memberships/shopper.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { choicesOf, countChoices } from '#app/domain/search/filters/filters.ts'
import type { SortOrder } from '#app/domain/search/filters/orders.ts'
import type { NearestGoods, ResultsPageData } from '#app/domain/search/pages.ts'
import { offersPerStep } from '#app/domain/search/results-search.ts'
import { askerOf } from '#app/server/accounts/sessions/asker.ts'
import { drawForOneRequest } from '#app/server/answers/kept-pages.ts'
import { rememberAnswer } from '#app/server/answers/remember-answers.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'
import type { Queryable } from '#app/server/db/database.ts'
import { judgedFor } from '#app/server/offers/judged-for.ts'
import { listPlacementOffers, placementOfSearches } from '#app/server/offers/list-placement-offers.ts'
import { differentTerms, listPopularSearches } from '#app/server/search/popular/list-popular-searches.ts'
import { forShopper } from '#app/server/search/present/for-shopper.ts'
import { widerTerms } from '#app/server/search/present/wider-terms.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { countEmptySearch } from '#app/server/tracking/count-empty-search.ts'
import { askingShopper } from '../country/shopper.ts'
import { typedInput } from '../typed-input.ts'
import { searched, shopperInOrder } from './searched.ts'

const popularShown = 8
const nearestShown = 8

/**
 * The results; what is nearest, and popular searches, if there are none; and an ad that the search finds, but not among the
 * first offers.
 */
export type SearchResults = {
  results: ResultsPageData
  nearest: NearestGoods | null
  popular: string[]
  ad: ProductOffer | null
}

type FoundResults = Omit<SearchResults, 'nearest'> & { nearest: ResultsPageData | null }

type Searched = v.InferOutput<typeof searched>

/** Searches for the nearest kind of goods that is sold instead of what is not. */
async function readNearest(
  database: Queryable,
  asked: { country: Country; term: string | undefined; today: Day },
): Promise<ResultsPageData | null> {
  const { term } = asked
  if (term === undefined) return null
  const found = await searchOffers(database, {
    ...asked,
    term,
    sort: 'relevance',
    limit: nearestShown,
    isExact: false,
  })
  return found.total > 0 ? found : null
}

/** Reads the results for everybody; in an order that chains or memberships change, those for all shoppers who have these. */
async function readResults(
  database: Queryable,
  { data, today, mine, memberships }: { data: Searched; today: Day } & Shopper,
): Promise<FoundResults> {
  const { country, term, sort, show, exact } = data
  const placement = await listPlacementOffers(database, { country, placementId: placementOfSearches, today })
  const ads = placement?.offers ?? []
  const results = await searchOffers(database, {
    country,
    today,
    term,
    chosen: choicesOf(data),
    sort,
    mine,
    memberships,
    limit: show,
    isExact: exact === 1,
    adIds: ads.map(({ id }) => id),
  })
  if (results.total === 0) {
    const wider = countChoices(data) > 0 ? [] : await widerTerms(database, { country, term })
    const popular = await listPopularSearches(database, { country, limit: popularShown })
    // What only wholesale sells is sold: the page names those chains instead.
    const isUnsold = results.facets.chain.length === 0
    const nearest = isUnsold ? await readNearest(database, { country, today, term: wider[0] }) : null
    const terms = nearest ? popular : [...wider, ...popular]
    return { results, nearest, popular: differentTerms(terms, popularShown), ad: null }
  }
  // Only the first step counts: an ad that disappeared when more offers are shown would move the content being read.
  const first = results.products.slice(0, offersPerStep)
  const shown = new Set(first.map(({ id }) => id))
  const fits = ({ id }: ProductOffer) => results.adIds.includes(id) && !shown.has(id)
  return { results, nearest: null, popular: [], ad: ads.find(fits) ?? null }
}

/**
 * The results for a term in a country today; all offers if the term is empty. What everybody gets is cached for a minute, and the
 * shopper's chains and memberships count after that; only the order by chain is kept for each choice of chains, and
 * each order but that by relevance for each choice of memberships.
 */
export const getSearchResults = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof searched>>())
  .handler(async ({ data }): Promise<SearchResults> => {
    const asked = v.parse(searched, data)
    const { country, term, chain, sort } = asked
    const database = await currentDatabase()
    const { reads } = database
    const now = new Date()
    const today = dayIn(country, now)
    const shopper = await askingShopper(country)
    const mine = chain.length > 0 ? [] : shopper.mine
    const inOrder = shopperInOrder(asked, shopper)
    const key = `results ${JSON.stringify([today, asked, inOrder])}`
    const found = await rememberAnswer(
      reads,
      key,
      { now: now.getTime(), seconds: 60, asker: askerOf(getRequest()) },
      () => readResults(reads, { data: asked, today, ...inOrder }),
    )
    const { total, facets } = found.results
    // What only wholesale sells is found, though not among the offers.
    if (term && countChoices(asked) + total + facets.chain.length === 0) {
      drawForOneRequest(getRequest())
      countEmptySearch(database, { country, term })
    }
    const drawn = async (page: ResultsPageData, sort: SortOrder) =>
      judgedFor(await forShopper(reads, page, { shopper: { ...shopper, mine }, today, sort }), shopper)
    const results = await drawn(found.results, sort)
    const nearest = found.nearest && (await drawn(found.nearest, 'relevance'))
    // These fields are used here alone, so they are not sent.
    const sent = { ...results, adIds: [], lowestOfChains: [] }
    const isOnCard = results.products.some(({ id }) => id === found.ad?.id)
    return {
      ...found,
      results: sent,
      nearest: nearest && {
        term: nearest.term,
        total: nearest.total,
        products: nearest.products.filter(({ isHighlighted }) => !isHighlighted),
      },
      ad: isOnCard ? null : found.ad,
    }
  })
