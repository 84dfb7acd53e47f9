import type { InferOutput } from 'valibot'
import type { Day } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import type { OfferCondition } from '../offers/offer-conditions.ts'
import type { OfferSummary, Tint } from '../offers/offer-summary.ts'
import { hasVerdict } from '../prices/has-verdict.ts'
import type { PriceInsight } from '../prices/price-insight.ts'
import type { PastPrice } from '../search/pages.ts'
import type { MailChoice, MailSettings } from './mail-choice.ts'
import type {
  agentFeedSchema,
  priceAgentItemSchema,
  priceAgentSchema,
  productCheckSchema,
} from './price-agent-schemas.ts'
import type { WatchRules } from './watch-rules.ts'

/** What the server says if a user has no price agent; the page makes one then (§8). */
export const noPriceAgent = 'Price agent does not exist'

/** The id of the chain that stands for all of them (§3, Chain). */
export const everyChain = 0

/** How many products one agent watches at most. */
export const maximumWatches = 1000

/** A watched product with the chains at which it is watched (§3, Pricing agent item). */
export type PriceAgentItem = InferOutput<typeof priceAgentItemSchema>

/** What `GET /api/price-agent/get/` answers (§7.2). */
export type PriceAgent = InferOutput<typeof priceAgentSchema>

/** What `POST /api/price-agent/check-product-exists/` answers. */
export type ProductCheck = InferOutput<typeof productCheckSchema>

/** A past or present price of a watched variant for a piece, with that of a full unit, and its chain. */
export type WatchedPrice = PastPrice & {
  chainId: number
  isWholesale: boolean
  /** Whether the price may be wrong; absent for all others. */
  isKeptBack?: true
  /** What the price asks of a shopper; absent without any. */
  conditions?: OfferCondition[]
  unitPrice: number | null
}

/** The prices of chains that are not wholesale, for everybody and not kept back: these alone say what is usual and what is low. */
export const pricesAtShops = (prices: readonly WatchedPrice[]): WatchedPrice[] => prices.filter(hasVerdict)

/** The lowest prices of other variants of the product's name at a chain on the same days, and what takes them in. */
export type OtherPrice = Omit<WatchedPrice, 'offerId' | 'isWholesale' | 'isKeptBack' | 'conditions'> & {
  isOtherSize: boolean
  isOtherBrand: boolean
}

/** The last offer that an agent told of, for one of its watches. `price` is minor units for all `units` together. */
export type LastAlert = {
  offerId: number
  variantId: number
  /** Brand and product, as §3, Display name. */
  name: string
  /** The pack as a shopper reads it; empty if unknown. */
  size: string
  /** ISO 8601 in UTC. */
  raisedAt: string
  chain: string
  price: number
  units: number
  unitType: string
  startDate: Day
  endDate: Day
  /** What the price asks of a shopper; absent without any. */
  conditions?: OfferCondition[]
  /** Whether it was mailed; the page alone told of one that was live when the watch was added. */
  isMailed: boolean
}

/** A watch as the page of the price agent shows it. */
export type WatchSummary = {
  /** What the API calls it, and what its forms are filled with. */
  item: PriceAgentItem
  rules: WatchRules
  /** The product's country, whose currency its prices are in. */
  country: Country
  /** Brand and product, as §3, Display name. */
  name: string
  /** The pack as a shopper reads it (`400 g`); empty if unknown. */
  size: string
  tint: Tint
  /** The kinds of chains that have the product, by which the list of chains is filtered (§4). */
  chainCategoryIds: number[]
  /** The offers of today at the watched chains, cheapest first. */
  offers: OfferSummary[]
  /** What is usual, by last year's prices at shops; null if too little is known. */
  insight: PriceInsight | null
  lastAlert: LastAlert | null
}

/** The secret addresses at which an agent's alerts are followed, in RSS and in a calendar. */
export type AgentFeed = InferOutput<typeof agentFeedSchema>

/** What the page of the price agent shows. `agent` is null for a user who has none. */
export type PriceAgentPageData = {
  today: Day
  agent: (MailSettings & { feed: AgentFeed }) | null
  watches: WatchSummary[]
}

/** What the add form shows of a product that is not watched yet. */
export type WatchableProduct = {
  today: Day
  country: Country
  chainCategoryIds: number[]
  /** Its prices of the past year and of today at every chain, oldest first. */
  history: WatchedPrice[]
  /** Those of the other sizes and brands of its name; null if they are too many to be sent. */
  others: OtherPrice[] | null
  /** How the alerts of the user who asks are mailed; null for who is told of none. */
  mails: MailChoice | null
}
