import type { Day } from '../locale/dates.ts'
import { hasEnded } from '../offers/offer-period.ts'
import type { OfferSummary } from '../offers/offer-summary.ts'
import type { PastPrice } from '../search/pages.ts'
import { comparedPrice } from './compared-price.ts'
import { hasVerdict } from './has-verdict.ts'
import { offersOfYear } from './offers-of-year.ts'
import { fewestToJudge, isNoticeablyBelow, medianOf, priceVerdict } from './price-verdict.ts'
import type { PriceVerdict } from './verdicts.ts'

/** How a price compares with the product's past ones. Prices are minor units. */
export type PriceInsight = {
  /**
   * Absent if there is no price today to judge, or if no past offer was lower but another offer is lower today: a verdict
   * would be misleading then.
   */
  verdict?: PriceVerdict
  /** How many of the past offers were lower than the price. */
  lower: number
  /** How many past offers there were. */
  past: number
  /** How many offers there were with those of today: as many as the table of prices lists. */
  offers: number
  /** The usual price: the median of the past prices; of two middle ones the lower, because it was a real price. */
  median: number
  /** The middle half of the past prices lies between these; both equal the usual price unless they differ noticeably. */
  typical: { from: number; to: number }
  /** What a piece is, if offers sold several at once: then the prices say what they are for. */
  piece?: string
}

/** The offers of the past year that have ended. */
export function endedPrices(history: readonly PastPrice[], today: Day): PastPrice[] {
  return offersOfYear(history, today).filter((offer) => hasEnded(offer, today))
}

const countBelow = (price: number, prices: readonly number[]) =>
  prices.filter((other) => other < price).length

/** Whether another offer is cheaper today. */
const isUndercut = (price: number, history: readonly PastPrice[], today: Day) =>
  history.some((offer) => offer.startDate <= today && !hasEnded(offer, today) && offer.price < price)

/**
 * Judges a price by the past year's offers. Undefined if there were too few.
 * @param offer whose price is judged, or null if the product is not on offer today.
 */
export function priceInsight(
  offer: OfferSummary | null,
  history: readonly PastPrice[],
  today: Day,
): PriceInsight | undefined {
  const prices = endedPrices(history, today)
    .map((past) => past.price)
    .sort((a, b) => a - b)
  const past = prices.length
  const deal = history.find((each) => each.deal)?.deal
  if (past < fewestToJudge) return undefined
  const at = (index: number) => prices[index] ?? 0
  const last = past - 1
  const median = medianOf(prices)
  const [from, to] = [at(Math.floor(last * 0.25)), at(Math.ceil(last * 0.75))]
  const price = offer && hasVerdict(offer) ? comparedPrice(offer) : null
  const lower = price === null ? 0 : countBelow(price, prices)
  const verdict = offer && priceVerdict(offer, { past: prices })
  const isMisleading =
    price !== null && verdict?.kind === 'low' && lower === 0 && isUndercut(price, history, today)
  return {
    ...(verdict && !isMisleading && { verdict }),
    lower,
    past,
    offers: offersOfYear(history, today).length,
    median,
    ...(deal && { piece: deal.unitType }),
    typical: isNoticeablyBelow(from, to) ? { from, to } : { from: median, to: median },
  }
}
