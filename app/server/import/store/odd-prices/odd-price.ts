import type { Country } from '#app/domain/locale/locales.ts'
import { formatAmount } from '#app/domain/prices/money.ts'

/** So many prices of the past year show what a product costs; fewer do not. */
export const fewestPrices = 3
/**
 * A price so many times below or above the usual one cannot be. Campaigns stay within `alike`, and a lost or added point does
 * not: it makes a tenth or ten times as much of any of them. Packs of unknown size may differ tenfold (a bottle and a crate), so
 * that only a hundredth or a hundred times as much is odd there (docs/decisions/031-*).
 */
export const mostTimes = { alike: 5, unlike: 20 }

const timesOf = (variant: string) =>
  `case when ${variant}.quantity is null and ${variant}.quantity_type is null then ${mostTimes.unlike} else ${mostTimes.alike} end`

/** SQL for whether a price is so far from the usual one of a variant. */
export const isOdd = (price: string, usual: string, variant: string): string =>
  `greatest(${price} / ${usual}, ${usual} / ${price}) > ${timesOf(variant)}`

/**
 * SQL for whether one of some new prices may be odd, by the least and the most of them and of the past ones. This costs less
 * than the median, and most prices are not odd.
 */
export const mayBeOdd = (now: string, past: string, variant: string): string =>
  `${past}.prices >= ${fewestPrices}
    and (${now}.least * ${timesOf(variant)} < ${past}.most or ${now}.most > ${past}.least * ${timesOf(variant)})`

/** The slips that are named, each with the share that it makes of a price. */
const slips: [words: string, share: number][] = [
  ['about a hundredth of', 0.01],
  ['about a tenth of', 0.1],
  ['about ten times', 10],
  ['about a hundred times', 100],
]
/** A price need not be the usual one: a campaign with its point in the wrong place is a tenth of a lower price. */
const within = 2

/** What an odd price is beside the usual one, in words: `about a tenth of the usual 39,90`. */
export function oddPriceText(price: number, usual: number, country: Country): string {
  const share = price / usual
  const slip = slips.find(([, made]) => share >= made / within && share <= made * within)
  const words = slip?.[0] ?? (share < 1 ? 'far below' : 'far above')
  return `${words} the usual ${formatAmount(usual, country)}`
}
