import type { Day } from '../locale/dates.ts'
import type { OfferSummary, Tint } from '../offers/offer-summary.ts'
import type { Chain } from '../offers/offers.ts'

/** A part of the shop with how many offers stand in it today. */
export type CategoryGroup = { id: number; name: string; tint: Tint; imageUrl: string | null; offers: number }

/** What the front page shows. `staples` are the week's cheapest everyday goods, best first. */
export type FrontPageData = {
  today: Day
  totalOffers: number
  popularSearches: string[]
  staples: OfferSummary[]
  chains: Pick<Chain, 'id' | 'name'>[]
  goodPrices: OfferSummary[]
  endingSoon: OfferSummary[]
  groups: CategoryGroup[]
}

export const sortOrders = ['relevance', 'price', 'unit-price', 'end-date'] as const
export type SortOrder = (typeof sortOrders)[number]

/** One choice of a filter, with how many offers it would leave. */
export type Facet = { id: number; name: string; offers: number }

/** What a results page shows. `offers` are those from the first through the last one asked for. */
export type ResultsPageData = {
  today: Day
  term: string
  /** What was searched instead, where nothing matched the term itself. */
  correctedTo: string | null
  total: number
  sponsored: OfferSummary[]
  offers: OfferSummary[]
  chains: Facet[]
  categories: Facet[]
  /**
   * The lowest price of a full unit among all that was found, in minor units. `aloneId`: the offer that has it, if others
   * are compared with it and all of them cost more; null otherwise.
   */
  lowestUnitPrice: { amount: number; quantityType: string; aloneId: number | null } | null
}

/** What a piece of a product has cost: in one offer of the past year, or of today. */
export type PastPrice = { offerId: number; chain: string; price: number; startDate: Day; endDate: Day }

/** Where an offer stands in time. */
export type OfferState = 'live' | 'upcoming' | 'expired'

/** What a product page shows. `others` holds the same variant at every chain today, this offer among them, cheapest first. */
export type OfferPageData = {
  today: Day
  state: OfferState
  offer: OfferSummary
  brand: string | null
  category: { id: number; name: string } | null
  /** The offer's described values, joined by commas (Specification §2.6). */
  description: string
  others: OfferSummary[]
  otherSizes: OfferSummary[]
  history: PastPrice[]
  related: OfferSummary[]
  /** What there is today instead of an offer that is over, where nothing is like it. */
  goodPrices: OfferSummary[]
}

/** What surrounds every page: the kinds of shops with their chains, and the year for the copyright line. */
export type ShellData = {
  chainCategories: { id: number; name: string; chainIds: number[] }[]
  year: string
}
