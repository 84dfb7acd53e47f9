import type { ItemPrices } from './price-item.ts'
import { isGuess } from './trip.ts'

/** A choice of chains by their places in the order of names, ascending, with what it costs on a day. */
export type Choice = { day: number; places: number[]; total: number; guesses: number }

export type ShopSearch = {
  items: readonly ItemPrices[]
  /** For each day and place, what each item costs there; infinite where it may not be bought. */
  costs: readonly (readonly Float64Array[])[]
  /** The places of chains to go to, ascending. */
  places: readonly number[]
  /** The most chains of a choice, from 1 up. */
  most: number
}

/** Whether a choice costs less, then has fewer chains, then fewer guesses, then an earlier day. */
function isBetter(one: Choice, other: Choice | undefined): boolean {
  if (other === undefined) return true
  const order = ({ total, places, guesses, day }: Choice) => [total, places.length, guesses, day]
  const second = order(other)
  const differences = order(one).map((value, index) => value - (second[index] ?? 0))
  return (differences.find((difference) => difference !== 0) ?? 0) < 0
}

/**
 * How many items have a guess at all of these chains at which they may be bought. No guess is below a price that is known
 * (`priceItem`).
 */
function guessesAt({ items, costs }: ShopSearch, day: number, places: readonly number[]): number {
  const isKnownAt =
    ({ at }: ItemPrices, item: number) =>
    (place: number) => {
      const price = at[day]?.[place]
      return price !== undefined && !isGuess(price) && costs[day]?.[place]?.[item] !== Infinity
    }
  return items.filter((each, item) => !places.some(isKnownAt(each, item))).length
}

const cheapestOfNone = new Float64Array()

/**
 * The places at which some item costs less than at another. A chain at which none does is gone to alone or not at all:
 * without it, those beside it are as cheap and fewer.
 */
function helpfulPlaces(day: number, { items, costs, places }: ShopSearch): Set<number> {
  const costAt = (place: number, item: number) => costs[day]?.[place]?.[item] ?? 0
  const most = items.map((_, item) => Math.max(...places.map((place) => costAt(place, item))))
  return new Set(places.filter((place) => most.some((cost, item) => costAt(place, item) < cost)))
}

/**
 * The best choice of a day. All that can be are tried, in the order of their places, so that of equal ones the first by names stays.
 * While a chain is added to a choice, the cheapest price of each item among its chains is kept: a choice costs one look at each
 * item.
 */
function bestOfDay(day: number, search: ShopSearch): Choice | undefined {
  const { items, costs, places, most } = search
  const helpful = helpfulPlaces(day, search)
  let best: Choice | undefined
  const cheapest = Array.from({ length: most + 1 }, () => new Float64Array(items.length).fill(Infinity))
  const chosen: number[] = []
  const addFrom = (from: number) => {
    const [before = cheapestOfNone, after = cheapestOfNone] = cheapest.slice(chosen.length)
    for (let next = from; next < places.length; next++) {
      const place = places[next] ?? 0
      if (chosen.length > 0 && !helpful.has(place)) continue
      const cost = costs[day]?.[place] ?? cheapestOfNone
      let total = 0
      for (let item = 0; item < after.length; item++) {
        const least = Math.min(before[item] ?? 0, cost[item] ?? 0)
        after[item] = least
        total += least
      }
      chosen.push(place)
      if (total < Infinity && total <= (best?.total ?? Infinity)) {
        const choice = { day, places: [...chosen], total, guesses: guessesAt(search, day, chosen) }
        if (isBetter(choice, best)) best = choice
      }
      if (chosen.length < most && helpful.has(place)) addFrom(next + 1)
      chosen.pop()
    }
  }
  addFrom(0)
  return best
}

/**
 * The best choice of chains, and of one of some days: that costs least, then has the fewest chains, then the fewest guesses,
 * then the earliest day, then the first names. Each item is bought at the chain of the choice where it costs least.
 * @returns undefined if there is none at which every item may be bought. With nothing to buy it is to go nowhere.
 */
export function chooseShops(days: readonly number[], search: ShopSearch): Choice | undefined {
  const [first] = days
  if (search.items.length === 0)
    return first === undefined ? undefined : { day: first, places: [], total: 0, guesses: 0 }
  return days.reduce<Choice | undefined>((best, day) => {
    const choice = bestOfDay(day, search)
    return choice && isBetter(choice, best) ? choice : best
  }, undefined)
}
