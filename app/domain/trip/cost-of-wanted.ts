import { costOfPieces } from '../list/list-price.ts'
import { type Content, type TripOffer, type TripPrice, tripItemsMost, type WantedItem } from './trip.ts'

/** The most an item may cost, so that the sum of a list is a whole number that JavaScript holds exactly. */
const largestAmount = Math.floor(Number.MAX_SAFE_INTEGER / tripItemsMost)

/** How an offer is sold. */
type Sold = Pick<TripOffer, 'price' | 'units' | 'singlePrice' | 'content'>

/** How many packs of a content reach what is wanted: its amount if the content has the same unit, else its pieces. */
function packsFor({ pieces, measure }: WantedItem, content: Content | null): number {
  return measure && content?.unit === measure.unit ? Math.ceil(measure.amount / content.amount) : pieces
}

/** What so many packs of an offer cost: as on a list, but whole deals if nobody knows what one costs alone. */
function costOfPacks(packs: number, { price, units, singlePrice }: Sold): number {
  const piece = units === 1 ? price : singlePrice
  const unitsPrice = units === 1 ? null : price
  const { amount, withoutPrice } = costOfPieces({ quantity: packs, units, unitsPrice, piece })
  return withoutPrice > 0 ? amount + price : amount
}

/** How many packs one gets for what is paid: all of a deal if its price is paid. */
function packsOf(packs: number, amount: number, { price, units }: Sold): number {
  const deals = Math.ceil(packs / units)
  return amount === deals * price ? deals * units : packs
}

/**
 * How many packs of an offer are `needed` to reach what is wanted, how many come for it, and what these cost. The list and the
 * trip both count by it.
 */
export function packsBought(
  wanted: WantedItem,
  offer: Sold,
): { needed: number; packs: number; amount: number } {
  const needed = packsFor(wanted, offer.content)
  const amount = costOfPacks(needed, offer)
  return { needed, packs: packsOf(needed, amount, offer), amount }
}

/**
 * What all that is wanted of an item costs by an offer. Undefined if a customer may not take so many, or if it is more than
 * can be summed exactly.
 * @param wanted with a measure only if it is in the unit of the offer's content.
 */
export function costOfWanted(wanted: WantedItem, offer: TripOffer): TripPrice | undefined {
  const { needed, packs, amount } = packsBought(wanted, offer)
  const limit = offer.conditions?.find((condition) => condition.kind === 'limit')
  if (amount > largestAmount || (limit && packs > limit.quantity)) return undefined
  const over = wanted.measure && offer.content ? packs * offer.content.amount - wanted.measure.amount : 0
  return {
    amount,
    kind: 'offer',
    bought: {
      offerId: offer.id,
      packs,
      spare: packs - needed,
      ...(offer.content && over > 0 && { over: { amount: over, unit: offer.content.unit } }),
      oneMore: costOfPacks(needed + 1, offer) - amount,
    },
  }
}

/** What all that is wanted of an item costs at a price of one piece; undefined if it is more than can be summed exactly. */
export function costAtPiece(
  wanted: WantedItem,
  { content, piece }: { content: Content | null; piece: number },
) {
  const amount = packsFor(wanted, content) * piece
  return amount > largestAmount ? undefined : amount
}
