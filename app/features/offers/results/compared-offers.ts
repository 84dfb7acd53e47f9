import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'

type Found = Pick<ResultsPageData, 'term' | 'sponsored' | 'offers' | 'lowestUnitPrice'>

/** Whether what was found is one kind of goods, whose unit prices compare: a term's, or one part of the shop. */
const isOneKind = ({ term }: Found, { category }: ResultsSearch) => term !== '' || category?.length === 1

/** The lowest price of a full unit among what was found, where that says anything. */
export function comparedUnitPrice(found: Found, search: ResultsSearch): Found['lowestUnitPrice'] {
  return isOneKind(found, search) ? found.lowestUnitPrice : null
}

/**
 * The offers as a results page shows them, sponsored first. Only one whose unit price is lower than all others found is
 * marked as cheapest. None is if chains were chosen: another chain may sell the same product for less.
 */
export function comparedOffers(found: Found, search: ResultsSearch): OfferSummary[] {
  const lowest = search.chain ? null : comparedUnitPrice(found, search)
  return [...found.sponsored, ...found.offers].map((offer) => ({
    ...offer,
    isCheapest: offer.id === lowest?.aloneId,
  }))
}
