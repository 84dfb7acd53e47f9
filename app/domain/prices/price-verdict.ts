import { anybody, meetsAll, type Shopper } from '../memberships/shopper.ts'
import type { OfferSummary } from '../offers/offer-summary.ts'
import { type Comparable, comparedPrice } from './compared-price.ts'
import { hasVerdict } from './has-verdict.ts'
import type { PriceVerdict, YearVerdict } from './verdicts.ts'

/**
 * What the chains of a country ask for a product today: the lowest of each, the cheapest first, of prices that are judged at
 * shops. `inexact` is the lowest price of a full unit that is not exact; null without any. `members` are the same of prices that
 * ask the `conditions`, as `offers` stores them. The price of a piece, or of a full unit, in minor units.
 */
export type Comparison = {
  chains: { id: number; price: number }[]
  inexact: number | null
  members: MemberPrice[]
}

/** What a chain asks of those who meet the conditions. */
type MemberPrice = { id: number; conditions: string[]; price: number | null; inexact: number | null }

/**
 * The lowest price of a full unit among the goods that a search found: how many of those `compared` have it, and whether all
 * these state it exactly. `members` are the lowest prices that ask the `conditions`, if they are no higher.
 */
export type GoodsFacts = {
  amount: number
  quantityType: string
  sharers: number
  compared: number
  isExact: boolean
  members: { conditions: string[]; amount: number; isExact: boolean }[]
}

/** What is known of other prices; a verdict is given by what is there, first today's, then the year's. */
export type PriceFacts = {
  comparison?: Comparison | undefined
  goods?: GoodsFacts | undefined
  /** What the product cost in the past year, as it is compared, without what runs today. */
  past?: readonly number[]
}

/** An offer that runs today. */
type Priced = Comparable & Pick<OfferSummary, 'chain' | 'isWholesale' | 'isKeptBack' | 'conditions'>

/** Fewer past offers than this do not show what is usual. */
export const fewestToJudge = 3

/** Two prices differ noticeably if the lower one is at least this many percent below the other. */
const noticeablePercent = 5

export const isNoticeablyBelow = (price: number, other: number): boolean =>
  price * 100 <= other * (100 - noticeablePercent)

/** The median of sorted prices: of two middle ones the lower, because it was a real price. */
export const medianOf = (sorted: readonly number[]): number =>
  sorted[Math.floor((sorted.length - 1) / 2)] ?? 0

/**
 * The verdict on the price of an offer that runs today; undefined if nothing can be said. Every page, the dropdown and the
 * lists draw it, and compute none of their own.
 * @param offer as the shopper gets it (`withMet`).
 */
export function priceVerdict(
  offer: Priced,
  { comparison, goods, past }: PriceFacts,
  { mine, memberships }: Shopper = anybody,
): PriceVerdict | undefined {
  if (!hasVerdict(offer)) return undefined
  if (goods && isLowestOf(goodsFor(goods, memberships), offer))
    return { kind: 'cheapest', of: 'goods', per: goods.quantityType }
  const price = comparedPrice(offer)
  if (price === null) return undefined
  const compared = comparison && comparisonFor(comparison, memberships)
  return (compared && ofToday(offer.chain.id, price, compared, mine)) ?? (past && ofYear(price, past))
}

const lower = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/** A comparison with the prices among those of chains that are for members of these programmes. */
function comparisonFor({ chains, inexact, members }: Comparison, memberships: readonly string[]) {
  const met = members.filter(({ conditions }) => meetsAll(conditions, memberships))
  const lowest = new Map(chains.map(({ id, price }) => [id, price]))
  for (const { id, price } of met)
    if (price !== null) lowest.set(id, Math.min(price, lowest.get(id) ?? price))
  return {
    chains: [...lowest].map(([id, price]) => ({ id, price })),
    inexact: met.reduce((least, each) => lower(least, each.inexact), inexact),
  }
}

/** The facts of a search with the lowest price that is for members of these programmes. */
function goodsFor(goods: GoodsFacts, memberships: readonly string[]): GoodsFacts {
  const met = goods.members.filter(({ conditions }) => meetsAll(conditions, memberships))
  const amount = Math.min(goods.amount, ...met.map((each) => each.amount))
  const isExact = met.every((each) => each.amount > amount || each.isExact)
  // Members pay less, so none of the prices for everybody is the lowest.
  if (amount < goods.amount) return { ...goods, amount, isExact, sharers: 0 }
  return { ...goods, isExact: isExact && goods.isExact }
}

const isLowestOf = (goods: GoodsFacts, { unitPrice, unitPriceBound, quantityType }: Priced) =>
  goods.isExact &&
  goods.sharers < goods.compared &&
  unitPrice === goods.amount &&
  quantityType === goods.quantityType &&
  !unitPriceBound

/** Whether a price is the lowest of some chains, and one of these asks more. Of several that ask the lowest price each is. */
const isLowestAmong = (price: number, chains: Comparison['chains']) =>
  chains.every((other) => other.price >= price) && chains.some((other) => other.price > price)

function ofToday(
  chain: number,
  price: number,
  { chains, inexact }: Pick<Comparison, 'chains' | 'inexact'>,
  mine: readonly number[],
): PriceVerdict | undefined {
  // A price that is not exact may be the lowest.
  if (inexact !== null && inexact <= price) return undefined
  if (isLowestAmong(price, chains)) return { kind: 'cheapest', of: 'product', chains: chains.length }
  const ofMine = chains.filter(({ id }) => mine.includes(id))
  if (mine.includes(chain) && isLowestAmong(price, ofMine))
    return { kind: 'cheapestOfMine', chains: ofMine.length }
  return undefined
}

/** Undefined if there were too few offers. */
function ofYear(price: number, past: readonly number[]): YearVerdict | undefined {
  if (past.length < fewestToJudge) return undefined
  const median = medianOf(past.toSorted((a, b) => a - b))
  const lower = past.filter((other) => other < price).length / past.length
  if (isNoticeablyBelow(price, median) && lower <= 0.2)
    return { kind: 'low', isLowest: price < Math.min(...past) }
  return { kind: isNoticeablyBelow(median, price) && lower > 0.6 ? 'high' : 'usual' }
}
