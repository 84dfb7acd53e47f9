import { packOrVessel } from '../list/typed-words.ts'
import { weightedMedian } from '../prices/weighted-median.ts'
import { readWantedItem } from '../trip/read-wanted-item.ts'
import type { Content, PastPiece, TripOffer } from '../trip/trip.ts'
import type { Ingredient } from './content.ts'

/** What answers an ingredient: today's offers whose conditions the shopper meets, and what it cost in the past year. */
export type IngredientPrices = {
  offers: readonly Pick<TripOffer, 'chainId' | 'price' | 'units' | 'content'>[]
  past: readonly Pick<PastPiece, 'chainId' | 'content' | 'usual' | 'times'>[]
}

/**
 * What is used of a recipe costs `amount` minor units for a portion, without the ingredients of which no price is known. It
 * is about so much if an amount could not be measured by its pack, or a price is not of an offer.
 */
export type PortionCost = { amount: number; isAbout: boolean; withoutPrice: number; ingredients: number }

/** Spoons in millionths of a litre: Danish, Norwegian, Swedish and Finnish. */
const spoons: Record<string, number> = {
  ...{ spsk: 15_000, ss: 15_000, msk: 15_000, rkl: 15_000 },
  ...{ tsk: 5000, ts: 5000, tl: 5000, krm: 1000 },
}
const spoonful = /^(?<number>\d+(?:[.,]\d+)?) (?<spoon>\p{L}+)\.?$/u
const count = /^\d+(?:[.,]\d+)?$/
const packs = new RegExp(`^\\d+ ${packOrVessel}$`, 'iu')

function measureOf(amount: string): Content | undefined {
  const { number = '', spoon = '' } = spoonful.exec(amount)?.groups ?? {}
  const millionths = spoons[spoon]
  return millionths === undefined
    ? readWantedItem({ quantity: 1, wantedAmount: amount }).measure
    : { amount: numberOf(number) * millionths, unit: 'l' }
}

const numberOf = (text: string) => Number(text.replace(',', '.'))

/**
 * How many packs, or which part of one, an amount uses, and whether a pack can measure it. What none can measure uses one of
 * it, and pieces of unknown packs as many.
 */
type Used = { packs: number; isMeasured: boolean; isAbout: boolean }
type UsedOf = (pack: { content: Content | null }) => Used

/** Reads an amount once, for all packs that it may be taken from. */
function readUse(amount: string): UsedOf {
  const unmeasured = { packs: 1, isMeasured: false, isAbout: true }
  const measure = measureOf(amount)
  if (measure)
    return ({ content }) => {
      const isWeighed = content?.unit === 'kg' || content?.unit === 'l'
      // A litre of food weighs about a kilo.
      return content && isWeighed
        ? { packs: measure.amount / content.amount, isMeasured: true, isAbout: measure.unit !== content.unit }
        : unmeasured
    }
  if (count.test(amount)) {
    const pieces = numberOf(amount)
    return ({ content }) => {
      if (content === null) return { ...unmeasured, packs: pieces }
      return content.unit === 'stk'
        ? { packs: (pieces * 1_000_000) / content.amount, isMeasured: true, isAbout: false }
        : unmeasured
    }
  }
  const used = packs.test(amount)
    ? { packs: Number.parseInt(amount, 10), isMeasured: true, isAbout: false }
    : unmeasured
  return () => used
}

type Cost = { amount: number; isAbout: boolean }

const cheapestOf = (costs: Cost[]): Cost | undefined =>
  costs.toSorted((one, other) => one.amount - other.amount)[0]

function usualOf(past: IngredientPrices['past'], usedOf: UsedOf): Cost | undefined {
  const middle = weightedMedian(
    past.flatMap((each) =>
      each.usual === null ? [] : [{ value: each.usual * usedOf(each).packs, times: each.times }],
    ),
  )
  return middle === undefined ? undefined : { amount: middle, isAbout: true }
}

/** The prices of packs that can measure the amount, if there are any: a single potato says nothing of 800 g. */
function measuring({ offers, past }: IngredientPrices, usedOf: UsedOf): IngredientPrices {
  const measures = (pack: { content: Content | null }) => usedOf(pack).isMeasured
  if (!offers.some(measures) && !past.some(measures)) return { offers, past }
  return { offers: offers.filter(measures), past: past.filter(measures) }
}

function costOf(amount: string, prices: IngredientPrices, mine: readonly number[]): Cost | undefined {
  const usedOf = readUse(amount)
  const { offers, past } = measuring(prices, usedOf)
  const isMine = ({ chainId }: { chainId: number }) => mine.length === 0 || mine.includes(chainId)
  const offered = offers.filter(isMine).map((offer): Cost => {
    const { packs, isAbout } = usedOf(offer)
    return { amount: (packs * offer.price) / offer.units, isAbout }
  })
  return cheapestOf(offered) ?? usualOf(past.filter(isMine), usedOf) ?? usualOf(past, usedOf)
}

/**
 * What a portion of a recipe costs: each ingredient by the offer of which the amount costs least at the shopper's chains, else
 * by the median of what it usually costs there, else in the country. If any pack can measure the amount, only such packs count,
 * and of them the part that is used; else a whole one. Water and what is to taste cost nothing.
 * @param prices one for each ingredient.
 * @param mine the ids of the shopper's chains; none for all.
 * @returns null if the price of no ingredient is known.
 */
export function portionCost(
  { servings, ingredients }: { servings: number; ingredients: readonly Ingredient[] },
  prices: readonly IngredientPrices[],
  mine: readonly number[],
): PortionCost | null {
  const bought = ingredients.flatMap(({ search, amount }, place) =>
    search === null || amount === '' ? [] : [costOf(amount, prices[place] ?? { offers: [], past: [] }, mine)],
  )
  const known = bought.flatMap((cost) => cost ?? [])
  if (known.length === 0) return null
  return {
    amount: Math.round(known.reduce((sum, { amount }) => sum + amount, 0) / servings),
    isAbout: known.some(({ isAbout }) => isAbout),
    withoutPrice: bought.length - known.length,
    ingredients: bought.length,
  }
}

/** The most ingredients without a price that a recipe has among those ordered by price: one in four. */
const leastKnown = 3 / 4

/**
 * The cheapest portion first. A recipe of which too many prices are unknown would look cheap, so it comes after the others, and
 * what has no price last; both in their own order.
 */
export function cheapestPortionFirst<Item extends { portion: PortionCost | null }>(
  items: readonly Item[],
): Item[] {
  const orderOf = ({ portion }: Item): [group: number, amount: number] => {
    if (portion === null) return [2, 0]
    const known = 1 - portion.withoutPrice / portion.ingredients
    return known < leastKnown ? [1, 0] : [0, portion.amount]
  }
  return items.toSorted((one, other) => {
    const [group, amount] = orderOf(one)
    const [otherGroup, otherAmount] = orderOf(other)
    return group - otherGroup || amount - otherAmount
  })
}
