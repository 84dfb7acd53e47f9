import type { Day } from './dates.ts'
import { hasEnded } from './offer-period.ts'
import type { PastPrice } from './pages.ts'

/** `lowest`: none of the past year was lower. `good`: at most a fifth was. `usual`: at most three fifths were. */
type PriceVerdict = 'lowest' | 'good' | 'usual' | 'high'

/** How a price stands among a product's past ones. Prices are minor units. */
export type PriceInsight = {
  /** Absent where there is no price of today to judge. */
  verdict?: PriceVerdict
  /** How many of the past offers were lower than the price. */
  lower: number
  /** How many past offers there were. */
  past: number
  /** The middle of the past prices. */
  median: number
  /** The half of the past prices around the middle lies between these. */
  typical: { from: number; to: number }
}

/** Fewer past offers than this say nothing about what is usual. */
const fewestToJudge = 3

/** The offers of a product that are over. */
export function endedPrices(history: readonly PastPrice[], today: Day): PastPrice[] {
  return history.filter((offer) => hasEnded(offer, today))
}

function judge(share: number): PriceVerdict {
  if (share === 0) return 'lowest'
  if (share <= 0.2) return 'good'
  return share <= 0.6 ? 'usual' : 'high'
}

/**
 * What the past year's offers say about a price. Undefined where there were too few to say anything.
 * @param price of today in minor units, or null where the product is not on offer today.
 */
export function priceInsight(
  price: number | null,
  history: readonly PastPrice[],
  today: Day,
): PriceInsight | undefined {
  const prices = endedPrices(history, today)
    .map((offer) => offer.price)
    .sort((a, b) => a - b)
  const past = prices.length
  if (past < fewestToJudge) return undefined
  const at = (index: number) => prices[index] ?? 0
  const last = past - 1
  const lower = price === null ? 0 : prices.filter((other) => other < price).length
  return {
    ...(price !== null && { verdict: judge(lower / past) }),
    lower,
    past,
    median: Math.round((at(Math.floor(last / 2)) + at(Math.ceil(last / 2))) / 2),
    typical: { from: at(Math.floor(last * 0.25)), to: at(Math.ceil(last * 0.75)) },
  }
}
