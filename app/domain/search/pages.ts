import type { AdSources } from '../ads/ads.ts'
import type { Part } from '../categories/parts.ts'
import type { MyChains } from '../chains/my-chains.ts'
import type { Day } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import type { OfferCorrection } from '../offers/offer-corrections.ts'
import type { OfferSummary, Tint } from '../offers/offer-summary.ts'
import type { Category, Chain } from '../offers/offers.ts'
import type { Deal } from '../offers/several-pieces.ts'
import type { NamedHow } from './named-how.ts'

/** A part of the shop with the number of its offers today, and the category of the navigation that it belongs to. */
export type CategoryGroup = {
  category: Category
  part: Part
  name: string
  tint: Tint
  imageUrl: string | null
  offers: number
}

/** An everyday good with the lowest unit price of today. `isSharedLowest`: others cost the same, and none costs less. */
export type StapleOffer = OfferSummary & { isSharedLowest: boolean }

/**
 * The data of the front page. `staples` are the week's cheapest everyday goods, best first. `isOfMyChains`: the good prices
 * begin with those of the shopper's chains.
 */
export type FrontPageData = {
  today: Day
  totalOffers: number
  popularSearches: string[]
  staples: StapleOffer[]
  chains: Pick<Chain, 'id' | 'name'>[]
  isOfMyChains: boolean
  goodPrices: OfferSummary[]
  endingSoon: OfferSummary[]
  groups: CategoryGroup[]
}

export const sortOrders = ['relevance', 'price', 'unit-price', 'end-date'] as const
export type SortOrder = (typeof sortOrders)[number]

/** One choice of a filter, with the number of offers it would leave. */
export type Facet = { id: number; name: string; offers: number }

/**
 * Offers of products that do not answer a search, though its words stand in their names: the cheapest offer of each. They take
 * no part in the counts, the filters' numbers and the lowest price. Those that a word only begins are shown if nothing else is
 * found.
 */
export type OffersByName = { how: NamedHow; total: number; offers: OfferSummary[] }

/**
 * The data of a results page. `offers` are all from the first through the last one requested. Wholesale chains have none
 * unless they are chosen: if only they sell what was searched for, `total` is 0 and `chains` names them.
 */
export type ResultsPageData = {
  today: Day
  term: string
  /** The term that was searched instead, if nothing matched the original one. */
  correctedTo: string | null
  total: number
  sponsored: OfferSummary[]
  offers: OfferSummary[]
  chains: Facet[]
  categories: Facet[]
  /**
   * The lowest price of a full unit among all results, in minor units. `aloneId`: the offer with that price, if there are
   * others to compare and all of them cost more; null otherwise.
   */
  lowestUnitPrice: { amount: number; quantityType: string; aloneId: number | null } | null
  /** Null if there are none. */
  byName: OffersByName | null
}

/** A category of the navigation, and the parts of the shop in it that have offers today. */
export type CategoryHead = { id: number; name: string; parts: { part: Part; offers: number }[] }

/** The data of a category's page. */
export type CategoryPageData = { category: CategoryHead; results: ResultsPageData }

/**
 * What one offer of the past year or of today costs: a piece, or a full unit if an offer's page compares by that.
 * `deal`: how it is sold, if that is several at once.
 */
export type PastPrice = {
  offerId: number
  chain: string
  price: number
  deal?: Deal
  startDate: Day
  endDate: Day
}

/** Whether an offer runs now, starts later or has ended. */
export type OfferState = 'live' | 'upcoming' | 'expired'

/**
 * The data of a product page. `others` holds the variant at every shop today, cheapest first, this offer included if it runs
 * and its chain is not wholesale.
 */
export type OfferPageData = {
  today: Day
  state: OfferState
  offer: OfferSummary
  brand: string | null
  /** The category of the navigation that its chain belongs to; null if it has none for shoppers. */
  chainCategory: Category | null
  category: Category | null
  /** The offer's described values, joined by commas (§2.6). */
  description: string
  others: OfferSummary[]
  otherSizes: OfferSummary[]
  history: PastPrice[]
  related: OfferSummary[]
  /** Good offers of today, shown for an ended offer if no similar offer is found. */
  goodPrices: OfferSummary[]
  /** Absent if the offer is as its feed told it. */
  correction?: OfferCorrection
}

/** The data around every page: the categories of the navigation, and the year for the copyright line. */
export type ShellData = {
  /** Null if they could not be read. */
  categories: Category[] | null
  year: string
  /** The country whose language the browser prefers, if it is to be offered. */
  offered: Country | null
  ads: AdSources
  /** The shopper's chains; null if they could not be read. */
  myChains: MyChains | null
}
