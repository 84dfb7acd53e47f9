import type { AdSources } from '../ads/ads.ts'
import type { Part } from '../categories/parts.ts'
import type { MyChains } from '../chains/my-chains.ts'
import type { Day } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import type { Memberships } from '../memberships/memberships.ts'
import type { OfferCorrection } from '../offers/offer-corrections.ts'
import type { OfferSummary, Tint } from '../offers/offer-summary.ts'
import type { Category, Chain } from '../offers/offers.ts'
import type { Deal } from '../offers/several-pieces.ts'
import type { CoverOffer, PagedChain } from '../partners/partner-pages.ts'
import type { Facets } from './filters/filters.ts'
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

/**
 * The data of the front page. `staples` are the week's cheapest everyday goods, best first. `isOfMyChains`: the good prices
 * begin with those of the shopper's chains.
 */
/** A leaflet on the front page, with its strongest offer; it lasts until `endDate`. */
export type FrontLeaflet = Pick<PagedChain, 'id' | 'name' | 'slug'> & {
  offers: number
  endDate: Day
  strongest: CoverOffer
}

export type FrontPageData = {
  today: Day
  totalOffers: number
  popularSearches: string[]
  staples: OfferSummary[]
  chains: Pick<Chain, 'id' | 'name'>[]
  leaflets: FrontLeaflet[]
  isOfMyChains: boolean
  goodPrices: OfferSummary[]
  endingSoon: OfferSummary[]
  groups: CategoryGroup[]
}

/**
 * Offers of products that do not answer a search, though its words stand in their names: the cheapest offer of each. They take
 * no part in the counts, the filters' numbers and the lowest price. Those that a word only begins are shown if nothing else is
 * found.
 */
export type OffersByName = { how: NamedHow; total: number; offers: OfferSummary[] }

/** Products of the nearest kind that is sold, if goods are not: of `tomat` for bøftomater. `total` counts all of the kind. */
export type NearestGoods = { term: string; total: number; products: ProductCard[] }

/**
 * A shop that has a product, with its cheapest offer of it. `price` is that of a piece in minor units.
 */
export type Shop = { id: number; name: string; offerId: number; price: number }

/**
 * The lowest price of a shop that verdicts leave out, because it asks the `conditions`, as `offers` stores them, or is kept
 * back: then they are null.
 */
export type UnjudgedShop = Shop & { conditions: string[] | null }

/**
 * A product of a results page: its cheapest offer, the number of its offers, and the shops that have it, the cheapest first. A
 * sponsored offer stands alone: it has `shops` of its own chain.
 */
export type ProductCard = OfferSummary & {
  offers: number
  shops: Shop[]
  /** The shops' prices that are not for everybody, until a page is for a shopper; absent without any. */
  unjudged?: UnjudgedShop[]
  /** Given on a card of the shopper's chains if another chain asks less, by so much for a piece, in minor units. */
  cheaperAt?: { chain: string; saving: number }
}

/**
 * Where it is cheapest: the offer with the lowest price of a full unit, and the one that costs least, if that is another. Either
 * is null if there is none. `ofMine`: the offer with the lowest price of a full unit at the shopper's chains, or the one that
 * costs least there if there is no `byUnit`; null if these have none; absent if the shopper has no chains.
 */
export type Answer = {
  byUnit: ProductCard | null
  byPrice: ProductCard | null
  ofMine?: ProductCard | null
}

/**
 * The data of a results page. `products` are all from the first through the last one requested, with sponsored offers among
 * them if the order is by relevance; if the shopper chose another, these stand apart in `sponsored`. Wholesale chains have none
 * unless they are chosen: if only they sell what was searched for, `total` is 0 and the facets of chains name them.
 */
export type ResultsPageData = {
  today: Day
  term: string
  /** The term that was searched instead, if nothing matched the original one. */
  correctedTo: string | null
  /** The number of products found, each in one size. */
  total: number
  /** The number of offers of these products. */
  totalOffers: number
  sponsored: ProductCard[]
  products: ProductCard[]
  answer: Answer
  /** Which of the offers that may stand on the page as an ad the search finds. */
  adIds: number[]
  /** What can be chosen of each filter, the fullest first, and what is chosen. */
  facets: Facets
  /** The lowest price of a full unit among all results, in minor units. */
  lowestUnitPrice: { amount: number; quantityType: string } | null
  /** The offer of each chain with the lowest price of a full unit that is compared; none if no unit is. */
  lowestOfChains: { chainId: number; id: number }[]
  /**
   * What may be cheaper for who meets the conditions, until the page is for a shopper: for each list of conditions the offer of
   * each chain with the lowest price of a full unit, and the one that costs least of the products that mean the search best.
   */
  lowestOfMembers: { id: number; conditions: string[]; isBest: boolean }[]
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
  /** The shopper's memberships; null if they could not be read. */
  memberships: Memberships | null
}
