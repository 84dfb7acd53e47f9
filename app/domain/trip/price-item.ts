import type { Day } from '../locale/dates.ts'
import type { OfferCondition } from '../offers/offer-conditions.ts'
import { weightedMedian } from '../prices/weighted-median.ts'
import { costAtPiece, costOfWanted } from './cost-of-wanted.ts'
import type { Content, PastPiece, TripChain, TripItem, TripOffer, TripPrice, WantedItem } from './trip.ts'

/** What an item costs on each of some days (the first index) at each of some chains (the second). */
export type ItemPrices = { id: string; at: TripPrice[][] }

/** An item whose amount is as it can be bought, with the packs that count. */
type Counted = Pick<TripItem, 'wanted' | 'offers' | 'past'>

/** Where and when prices are asked for, and whether the shopper meets a condition. */
export type Asked = {
  chains: readonly TripChain[]
  days: readonly Day[]
  isMet: (condition: OfferCondition) => boolean
}

type Sized = { content: Content | null }

/**
 * Half of the median content of what is offered and was sold, by unit: smaller packs are cheap only because they are small.
 * The past is of all chains, so the median hardly depends on those that are asked for.
 */
function leastAmounts({ offers, past }: Counted): Map<string, number> {
  const sold = [...offers.map((offer) => ({ ...offer, times: 1 })), ...past]
  const contents = sold.flatMap(({ content, times }) => (content ? [{ ...content, times }] : []))
  return new Map(
    [...Map.groupBy(contents, ({ unit }) => unit)].map(([unit, alike]) => {
      const median = weightedMedian(alike.map(({ amount, times }) => ({ value: amount, times })))
      return [unit, (median ?? 0) / 2]
    }),
  )
}

/**
 * An item as it can be bought. An amount that no pack is measured by is bought by the piece. Of an amount, packs count whose
 * content has its unit; of pieces, those that are not less than half as large as most.
 */
function counted({ wanted, offers, past }: TripItem): Counted {
  const { measure, pieces } = wanted
  const isMeasured = ({ content }: Sized) => measure !== undefined && content?.unit === measure.unit
  if (offers.some(isMeasured) || past.some(isMeasured)) {
    return { wanted, offers: offers.filter(isMeasured), past: past.filter(isMeasured) }
  }
  const least = leastAmounts({ wanted, offers, past })
  const isLarge = ({ content }: Sized) => content === null || content.amount >= (least.get(content.unit) ?? 0)
  return { wanted: { pieces }, offers: offers.filter(isLarge), past: past.filter(isLarge) }
}

/** The cheaper of two; of two that cost the same the one that gives less too much, then the one with the lower id. */
function isBetter(one: TripPrice, other: TripPrice | undefined): boolean {
  if (other === undefined || one.amount !== other.amount) return one.amount < (other?.amount ?? Infinity)
  const order = ({ bought }: TripPrice) => [bought?.spare, bought?.over?.amount, bought?.offerId]
  const [first, second] = [order(one), order(other)]
  const place = first.findIndex((value, index) => (value ?? 0) !== (second[index] ?? 0))
  return place >= 0 && (first[place] ?? 0) < (second[place] ?? 0)
}

/** What is wanted at past prices of a piece, each as often as it was asked. */
const pastAmounts = (
  wanted: WantedItem,
  past: readonly PastPiece[],
  priceOf: (piece: PastPiece) => number | null,
) =>
  past.flatMap((each) => {
    const piece = priceOf(each)
    const value = piece === null ? undefined : costAtPiece(wanted, { content: each.content, piece })
    return value === undefined ? [] : [{ value, times: each.times }]
  })

const usualAmount = (wanted: WantedItem, past: readonly PastPiece[]) =>
  weightedMedian(pastAmounts(wanted, past, ({ usual }) => usual))

/**
 * What an item costs wherever its own price is known: by the best offer of the day, else what the chain usually asks.
 * Undefined where it is not.
 */
function ownPrices({ wanted, offers, past }: Counted, { chains, days, isMet }: Asked) {
  const placeOf = new Map(chains.map(({ id }, place) => [id, place]))
  const pastOf = Map.groupBy(past, ({ chainId }) => chainId)
  const usual = chains.map(({ id }): TripPrice | undefined => {
    const amount = usualAmount(wanted, pastOf.get(id) ?? [])
    return amount === undefined ? undefined : { amount, kind: 'usual' }
  })
  const best: (TripPrice | undefined)[][] = days.map(() => chains.map(() => undefined))
  const isOpen = ({ conditions = [] }: TripOffer) =>
    conditions.every((condition) => condition.kind === 'limit' || isMet(condition))
  for (const offer of offers) {
    const place = placeOf.get(offer.chainId)
    const price = place !== undefined && isOpen(offer) ? costOfWanted(wanted, offer) : undefined
    if (place === undefined || price === undefined) continue
    for (const [index, day] of days.entries()) {
      const atDay = best[index]
      const isOn = offer.startDate <= day && day <= offer.endDate
      if (isOn && atDay && isBetter(price, atDay[place])) atDay[place] = price
    }
  }
  return best.map((atDay) => atDay.map((price, place) => price ?? usual[place]))
}

/**
 * What an item costs at chains of which nothing is known: what others usually ask, else the highest price that is known in
 * the country. It is never below a price that is known of a chain or a day, so that nothing looks cheaper because its price
 * is unknown.
 */
function guessOf(
  { wanted, past }: Counted,
  own: readonly (TripPrice | undefined)[][],
): TripPrice | undefined {
  const known = own.flatMap((atDay) => atDay.flatMap((price) => price?.amount ?? []))
  const usual = usualAmount(wanted, past)
  const highest = pastAmounts(wanted, past, (piece) => piece.highest).map(({ value }) => value)
  const floor = Math.max(0, ...known)
  if (usual !== undefined && usual >= floor) return { amount: usual, kind: 'usual-elsewhere' }
  const amount = Math.max(floor, ...(usual === undefined ? highest : []))
  return known.length + highest.length > 0 ? { amount, kind: 'highest' } : undefined
}

/**
 * What an item costs at each chain on each day, for all that is wanted of it. Undefined if it has no price anywhere, so
 * that an item with a price has one for every plan.
 */
export function priceItem(item: TripItem, asked: Asked): ItemPrices | undefined {
  const buyable = counted(item)
  const own = ownPrices(buyable, asked)
  const guess = guessOf(buyable, own)
  return guess && { id: item.id, at: own.map((atDay) => atDay.map((price) => price ?? guess)) }
}
