import type { Day } from '../locale/dates.ts'
import type { OfferCondition } from '../offers/offer-conditions.ts'
import type { QuantityType } from '../offers/sizes.ts'

/** An amount of something: `amount` is a whole number of millionths of a full unit, so that sums are exact. */
export type Content = { amount: number; unit: QuantityType }

/**
 * How much of an item is wanted: so many `pieces`; or, if a `measure` can be read from what was typed (`2 l`), that much of
 * it, in as many packs as it takes. Then the pieces count for offers that nobody can measure.
 */
export type WantedItem = { pieces: number; measure?: Content }

export type TripChain = { id: number; name: string }

/**
 * An offer that answers an item. `price` is for all `units`, `singlePrice` what one of several costs alone, null if unknown;
 * both are minor units. `content` is what one piece holds, null if unknown. It runs from `startDate` through `endDate`.
 */
export type TripOffer = {
  id: number
  chainId: number
  startDate: Day
  endDate: Day
  price: number
  units: number
  singlePrice: number | null
  content: Content | null
  conditions?: readonly OfferCondition[] | undefined
}

/**
 * What a chain has asked for an item in packs of one content, in minor units for a piece: `usual` is what it cost `times`
 * times when it was not on offer, null if that is not known; `highest` is the most that it cost, on offer or not.
 */
export type PastPiece = {
  chainId: number
  content: Content | null
  usual: number | null
  times: number
  highest: number
}

/** An item to buy, with what answers it: the offers of the days that are asked about, and what is known of the past. */
export type TripItem = {
  id: string
  wanted: WantedItem
  offers: readonly TripOffer[]
  past: readonly PastPiece[]
}

/**
 * Where a price comes from: an offer of the day; what the chain asks when it has no offer (`usual`); what other chains do
 * (`usual-elsewhere`); or the highest price that is known in the country. The last two are guesses: of what the chain asks
 * nothing is known.
 */
export const priceKinds = ['offer', 'usual', 'usual-elsewhere', 'highest'] as const
export type PriceKind = (typeof priceKinds)[number]

/** An offer as it is bought: so many `packs`, `spare` more of them than are wanted, or `over` more than the amount. */
export type Bought = {
  offerId: number
  packs: number
  spare: number
  /** What is bought beyond a wanted amount; absent if it is reached exactly, and for pieces. */
  over?: Content | undefined
  /** What one piece more would cost; 0 if whole deals hold it already. */
  oneMore: number
}

/** What an item costs at a chain on a day, in minor units, for all that is wanted of it. */
export type TripPrice = { amount: number; kind: PriceKind; bought?: Bought | undefined }

/** Whether nothing is known of what the chain asks. */
export const isGuess = ({ kind }: Pick<TripPrice, 'kind'>): boolean =>
  kind === 'usual-elsewhere' || kind === 'highest'

/** An item of a plan: where it is bought, for what, and what it would cost at the next best chain, if there is another. */
export type TripLine = { itemId: string; chainId: number; price: TripPrice; next?: NextBest | undefined }
export type NextBest = { chainId: number; amount: number; kind: PriceKind }

/** A plan: on a day, at these chains, for so much. `guesses` counts the lines whose price is a guess. */
export type TripPlan = { day: Day; total: number; chainIds: number[]; guesses: number; lines: TripLine[] }

/**
 * The cheapest plan of a day; the best with at least one shop fewer, and what it costs more; the best of a later day, and
 * what it saves. `unpriced` are the items that have no price anywhere: they are in no plan, and in no sum.
 */
export type Trip = {
  plan: TripPlan
  fewer?: { plan: TripPlan; costsMore: number } | undefined
  later?: { plan: TripPlan; saves: number } | undefined
  unpriced: string[]
}

/** The most items that a trip is planned for (§9 Trip). */
export const tripItemsMost = 100
/** The most shops of a trip (§9 Trip). */
export const tripShopsMost = 3
/** How many days after today a trip can be planned for (§9 Trip). */
export const tripDaysAhead = 7
