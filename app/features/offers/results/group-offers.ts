import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'

/** Offers of a results page that stand together; `all` if sponsored ones are not apart. */
export type OfferGroup = { kind: 'all' | 'sponsored' | 'ordered' | 'moreSponsored'; offers: OfferSummary[] }

/**
 * The offers of a results page in groups. If the shopper chose the order, sponsored offers take no part in it: the first row
 * of them stands before the others, and those left stand after them (product: Search and offers).
 */
export function groupOffers(
  offers: OfferSummary[],
  { first, search }: { first: number; search: ResultsSearch },
): OfferGroup[] {
  if (!search.sort || search.sort === 'relevance') return [{ kind: 'all', offers }]
  const rest = offers.slice(first)
  const groups: OfferGroup[] = [
    { kind: 'sponsored', offers: offers.slice(0, first) },
    { kind: 'ordered', offers: rest.filter(({ isHighlighted }) => !isHighlighted) },
    { kind: 'moreSponsored', offers: rest.filter(({ isHighlighted }) => isHighlighted) },
  ]
  return groups.filter((group) => group.offers.length > 0)
}
