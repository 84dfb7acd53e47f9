import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'

type Found = Pick<ResultsPageData, 'term' | 'sponsored' | 'offers' | 'lowestUnitPrice'>

/** Whether the results are one kind of goods with comparable unit prices: those of a term or of one category. */
const isOneKind = ({ term }: Found, { category }: ResultsSearch) => term !== '' || category?.length === 1

/** The lowest price of a full unit among the results, if they are comparable. */
export function comparedUnitPrice(found: Found, search: ResultsSearch): Found['lowestUnitPrice'] {
  return isOneKind(found, search) ? found.lowestUnitPrice : null
}

/**
 * The offers of a results page, sponsored first. An offer is marked as cheapest only if its unit price is below that of
 * all other results. If chains are chosen, no offer is marked: another chain may sell the same product for less.
 */
export function comparedOffers(found: Found, search: ResultsSearch): OfferSummary[] {
  const lowest = search.chain ? null : comparedUnitPrice(found, search)
  return [...found.sponsored, ...found.offers].map((offer) => ({
    ...offer,
    isCheapest: offer.id === lowest?.aloneId,
  }))
}
