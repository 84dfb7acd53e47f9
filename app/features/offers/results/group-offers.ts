import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'

/**
 * Offers of a results page that stand together; `all` if sponsored ones are not apart. `unit` is the unit that their prices
 * are compared by, null if they have no unit price; absent if all offers are compared.
 */
export type OfferGroup = {
  kind: 'all' | 'sponsored' | 'ordered' | 'moreSponsored'
  unit?: string | null
  offers: OfferSummary[]
}

const unitOf = ({ unitPrice, quantityType }: OfferSummary) => (unitPrice === null ? null : quantityType)

/** Offers in the order of unit prices, by their units: a price for a kilo says nothing beside one for a piece. */
function groupByUnit(offers: OfferSummary[]): OfferGroup[] {
  const groups = [...Map.groupBy(offers, unitOf)]
  return groups.map(([unit, alike]) => ({
    kind: 'ordered',
    ...(groups.length > 1 && { unit }),
    offers: alike,
  }))
}

/**
 * The offers of a results page in groups. If the shopper chose the order, sponsored offers take no part in it: the first row
 * of them stands before the others, and those left stand after them (§2.1).
 */
export function groupOffers(
  offers: OfferSummary[],
  { first, search }: { first: number; search: ResultsSearch },
): OfferGroup[] {
  if (!search.sort || search.sort === 'relevance') return [{ kind: 'all', offers }]
  const rest = offers.slice(first)
  const ordered = rest.filter(({ isHighlighted }) => !isHighlighted)
  const groups: OfferGroup[] = [
    { kind: 'sponsored', offers: offers.slice(0, first) },
    ...(search.sort === 'unit-price'
      ? groupByUnit(ordered)
      : [{ kind: 'ordered' as const, offers: ordered }]),
    { kind: 'moreSponsored', offers: rest.filter(({ isHighlighted }) => isHighlighted) },
  ]
  return groups.filter((group) => group.offers.length > 0)
}
