import type { Country } from '../locale/locales.ts'
import { type Choice, chooseShops } from './choose-shops.ts'
import { type Asked as AskedPrices, type ItemPrices, priceItem } from './price-item.ts'
import {
  isGuess,
  type NextBest,
  type Trip,
  type TripChain,
  type TripItem,
  type TripLine,
  type TripPlan,
} from './trip.ts'

/** What a shopper asks a trip for. Chains are those they may go to. */
export type AskedTrip = AskedPrices & {
  country: Country
  items: readonly TripItem[]
  /** Which of `days` is planned; the later ones are compared with it. */
  day: number
  /** The most shops, from 1 up. */
  most: number
  /** The ids of chains that they will not go to. */
  excluded?: readonly number[]
  /** The chains at which items are to be bought, by the items' ids. */
  pinned?: ReadonlyMap<string, number>
}

/** The least that a later day must save to be told, in minor units (§9 Trip). */
const leastSaved: Record<Country, number> = { dk: 1000, no: 1000, se: 1000, fi: 100 }

/** The order of names that decides between equal plans: by code points, the same in every language; then by id. */
const byName = (one: TripChain, other: TripChain) =>
  one.name === other.name ? one.id - other.id : one.name < other.name ? -1 : 1

type Priced = { asked: AskedTrip; items: ItemPrices[]; places: number[] }

/** The place that an item costs least at, of equal ones one without a guess, then the first; undefined without any. */
function cheapestPlace({ at }: ItemPrices, day: number, places: readonly number[]): number | undefined {
  const orderOf = (place: number) => {
    const price = at[day]?.[place]
    return price ? [price.amount, isGuess(price) ? 1 : 0] : [Infinity, 1]
  }
  return places.reduce<number | undefined>((best, place) => {
    if (best === undefined) return place
    const [[amount = 0, guess = 0], [least = 0, guessed = 0]] = [orderOf(place), orderOf(best)]
    return amount < least || (amount === least && guess < guessed) ? place : best
  }, undefined)
}

function lineOf(item: ItemPrices, { day, places }: Choice, { asked, places: allowed }: Priced): TripLine[] {
  const priceAt = (place: number | undefined) => {
    const [chain, price] = [asked.chains[place ?? -1], item.at[day]?.[place ?? -1]]
    return chain && price && { chainId: chain.id, price }
  }
  const pinned = asked.pinned?.get(item.id)
  const open = pinned === undefined ? places : places.filter((place) => asked.chains[place]?.id === pinned)
  const place = cheapestPlace(item, day, open)
  const bought = priceAt(place)
  const other = priceAt(
    cheapestPlace(
      item,
      day,
      allowed.filter((each) => each !== place),
    ),
  )
  const next: NextBest | undefined = other && {
    ...{ chainId: other.chainId, amount: other.price.amount, kind: other.price.kind },
  }
  return bought ? [{ itemId: item.id, ...bought, ...(next && { next }) }] : []
}

function planOf(choice: Choice, priced: Priced): TripPlan {
  const { chains, days } = priced.asked
  return {
    day: days[choice.day] ?? '',
    total: choice.total,
    chainIds: choice.places.flatMap((place) => chains[place]?.id ?? []),
    guesses: choice.guesses,
    lines: priced.items.flatMap((item) => lineOf(item, choice, priced)),
  }
}

/**
 * The cheapest way to buy a list, exactly. A plan is a day and at most `most` chains, and buys each item that has a price at
 * that of these chains where it costs least. Of all plans of the day the best is the one that costs least; of equal ones
 * the one with fewer chains, then with fewer prices that are guesses, then of the earlier day, then whose chains' names come
 * first. Beside it stand the best plan of that day with fewer chains, and the best of the later days, if it saves enough.
 *
 * A price is that of the chain's cheapest offer of the day whose conditions the shopper meets; without one, what the chain
 * usually asks; without that, one guess for the item which is the same at every chain and on every day, and never below a price
 * that is known (`priceItem`). An item has a price at every chain, or it is in no plan.
 *
 * An item that is `pinned` is bought there, whatever it costs. Excluded chains are in no plan, and no next best.
 *
 * With nothing to buy, or without chains, which give nothing a price, the plan is to go nowhere.
 * @returns undefined if no plan can be made: if all chains are excluded, or items are pinned to more chains than `most`, or to
 *   one that is excluded or unknown.
 */
export function planTrip(given: AskedTrip): Trip | undefined {
  const asked = { ...given, chains: given.chains.toSorted(byName) }
  const { chains, days, excluded = [], pinned, most, day, country } = asked
  const items = chains.length > 0 ? asked.items.flatMap((item) => priceItem(item, asked) ?? []) : []
  const places = [...chains.keys()].filter((place) => !excluded.includes(chains[place]?.id ?? 0))
  const isBoughtAt = (item: ItemPrices, place: number) => {
    const chain = pinned?.get(item.id)
    return chain === undefined || chain === chains[place]?.id
  }
  const costAt = (item: ItemPrices, day: number, place: number) =>
    isBoughtAt(item, place) ? (item.at[day]?.[place]?.amount ?? Infinity) : Infinity
  const costs = days.map((_, day) =>
    chains.map((_, place) => new Float64Array(items.map((item) => costAt(item, day, place)))),
  )
  const search = { items, costs, places, most }
  const best = chooseShops([day], search)
  if (!best) return undefined
  const priced = { asked, items, places }
  const fewer =
    best.places.length > 1 ? chooseShops([day], { ...search, most: best.places.length - 1 }) : undefined
  const laterDays = [...days.keys()].filter((each) => each > day)
  const later = chooseShops(laterDays, search)
  const saves = later ? best.total - later.total : 0
  const pricedIds = new Set(items.map(({ id }) => id))
  return {
    plan: planOf(best, priced),
    ...(fewer && { fewer: { plan: planOf(fewer, priced), costsMore: fewer.total - best.total } }),
    ...(later && saves >= leastSaved[country] && { later: { plan: planOf(later, priced), saves } }),
    unpriced: asked.items.flatMap(({ id }) => (pricedIds.has(id) ? [] : [id])),
  }
}
