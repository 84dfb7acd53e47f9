import { type Country, intlLocaleOfCountry, onceForCountry } from '../locale/locales.ts'
import { orderPriceOf, totalOf } from './list-price.ts'
import type { ShoppingListItem } from './shopping-list.ts'

/** The orders of a list (§4, Shopping list panel); `chain` is the default. */
export const listOrders = [
  'chain',
  'price-ascending',
  'price-descending',
  'amount-ascending',
  'amount-descending',
] as const
export type ListOrder = (typeof listOrders)[number]

/** The items of one chain, in the order of a walk through the shop. `chainName` is null for items without a chain. */
export type ChainGroup<Item> = {
  chainName: string | null
  chainImage: string
  /** The sum of its unticked, unexpired priced items, in minor units. */
  subtotal: number
  items: Item[]
}

/** Compares two values: negative if `a` comes first. */
type Compare<Value> = (a: Value, b: Value) => number

/** Sorts null last, in ascending and in descending order. */
function nullsLast<Value>(compare: Compare<Value>): Compare<Value | null> {
  return (a, b) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return compare(a, b)
  }
}

const ascending: Compare<number> = (a, b) => a - b
const descending: Compare<number> = (a, b) => b - a

const collatorIn = onceForCountry(
  (country) => new Intl.Collator(intlLocaleOfCountry(country), { numeric: true }),
)

/** The rank of each name; names that compare as equal share a rank. */
type Ranks = ReadonlyMap<string, number>

/**
 * Ranks names by the collation of a country. Collation is slow, and the list is sorted after every change, though few
 * changes bring a new name: the ranks are cached until one does.
 */
const ranksIn = onceForCountry((country) => {
  const { compare } = collatorIn(country)
  let ranks: Ranks = new Map()
  return (items: readonly { name: string }[]): Ranks => {
    if (items.every(({ name }) => ranks.has(name))) return ranks
    const names = [...new Set(items.map(({ name }) => name))].sort(compare)
    let rank = 0
    ranks = new Map(
      names.map((name, index) => {
        if (index > 0 && compare(names[index - 1] ?? '', name) !== 0) rank += 1
        return [name, rank]
      }),
    )
    return ranks
  }
})

/** Compares the names of items in a country. */
export function byNameOf(items: readonly ShoppingListItem[], country: Country): Compare<ShoppingListItem> {
  const ranks = ranksIn(country)(items)
  const rankOf = ({ name }: ShoppingListItem) => ranks.get(name) ?? 0
  return (a, b) => rankOf(a) - rankOf(b)
}

/**
 * Sorts the items, names by the country's collation, numbers in them by their value. By chain: by the chain's name, then by the place in the shop, items
 * without a chain last. By price: the price of one piece, items without a price last. Equal items are sorted by name.
 */
export function sortItems<Item extends ShoppingListItem>(
  items: readonly Item[],
  order: ListOrder,
  country: Country,
): Item[] {
  if (order === 'chain') return groupByChain(items, country).flatMap(({ items }) => items)
  const compare = comparisons[order]
  const byName = byNameOf(items, country)
  return items.toSorted((a, b) => compare(a, b) || byName(a, b))
}

const comparisons: Record<Exclude<ListOrder, 'chain'>, Compare<ShoppingListItem>> = {
  'price-ascending': (a, b) => nullsLast(ascending)(orderPriceOf(a), orderPriceOf(b)),
  'price-descending': (a, b) => nullsLast(descending)(orderPriceOf(a), orderPriceOf(b)),
  'amount-ascending': (a, b) => ascending(a.quantity, b.quantity),
  'amount-descending': (a, b) => descending(a.quantity, b.quantity),
}

/** Groups the items by chain, sorted as by `chain`, with a subtotal for each. */
export function groupByChain<Item extends ShoppingListItem>(
  items: readonly Item[],
  country: Country,
): ChainGroup<Item>[] {
  const byName = byNameOf(items, country)
  const byChain = nullsLast(collatorIn(country).compare)
  const byPlace = nullsLast(ascending)
  const placeOf = ({ storePlacement }: Item) => storePlacement?.sortOrder ?? null
  const groups = [...Map.groupBy(items, ({ chainName }) => chainName)].sort(([a], [b]) => byChain(a, b))
  return groups.map(([chainName, ofChain]) => ({
    chainName,
    chainImage: ofChain[0]?.chainImage ?? '',
    subtotal: totalOf(ofChain.filter(({ checked }) => !checked)),
    items: ofChain.toSorted((a, b) => byPlace(placeOf(a), placeOf(b)) || byName(a, b)),
  }))
}
