import { type Day, daysBetween } from '../locale/dates.ts'
import { isJudged } from '../prices/has-verdict.ts'
import { offersOfYear } from '../prices/offers-of-year.ts'
import type { OtherPrice, WatchableProduct, WatchedPrice } from './price-agent.ts'
import { isWatchedAt, isWithinTarget, type WatchRules } from './watch-rules.ts'

type Price = WatchedPrice | OtherPrice

/** How often a product was on offer at some chains in the past year. */
export type OfferRhythm = {
  /** In how many periods. Offers that overlap, at several chains or at one, are in one period. */
  periods: number
  /** The offer that began last; of several the cheapest. */
  last: Price
  /** Weeks from one period to the next, on average; null if there were too few to tell. */
  everyWeeks: number | null
}

/** One period says nothing about the next. */
const fewestPeriods = 2
/** Two periods are one pause, which may be chance. */
const fewestForAverage = 3

/**
 * The prices that rules are about, whatever their target: those of the variant, of other sizes and of other brands,
 * without what is kept back, which is not told, and what is not for everybody.
 * Undefined if they are not known.
 */
export function pricesUnder(
  { history, others }: Pick<WatchableProduct, 'history' | 'others'>,
  { any_size, any_brand }: WatchRules,
): Price[] | undefined {
  const told = history.filter(isJudged)
  if (!any_size && !any_brand) return told
  const taken = others?.filter(
    ({ isOtherSize, isOtherBrand }) => (any_size || !isOtherSize) && (any_brand || !isOtherBrand),
  )
  return taken && [...told, ...taken]
}

/**
 * What a watch at these chains would have told of in the past year (§4 price-agent modal). Undefined if that is too little
 * to say.
 * @param history the offers of the past year and of today.
 * @param chainIds the chains to watch; 0 stands for all.
 * @param rules those whose target the offers must meet.
 */
export function offerRhythm(
  history: readonly Price[],
  { chainIds, rules }: { chainIds: readonly number[]; rules: WatchRules },
  today: Day,
): OfferRhythm | undefined {
  const isWatched = (price: Price) => isWatchedAt(chainIds, price.chainId) && isWithinTarget(rules, price)
  const offers = offersOfYear(history, today)
    .filter(isWatched)
    .sort((a, b) => (a.startDate === b.startDate ? b.price - a.price : a.startDate < b.startDate ? -1 : 1))
  const starts: Day[] = []
  let end: Day = ''
  for (const { startDate, endDate } of offers) {
    if (startDate > end) starts.push(startDate)
    if (endDate > end) end = endDate
  }
  const [first] = starts
  const lastStart = starts.at(-1)
  const last = offers.at(-1)
  if (starts.length < fewestPeriods || !first || !lastStart || !last) return undefined
  const weeks = daysBetween(first, lastStart) / 7 / (starts.length - 1)
  return {
    periods: starts.length,
    last,
    everyWeeks: starts.length < fewestForAverage ? null : Math.max(Math.round(weeks), 1),
  }
}
