import { type Country, intlLocaleOfCountry, onceForCountry } from '../locale/locales.ts'
import { pieceOf, totalOf } from './list-price.ts'
import type { ShoppingListItem } from './shopping-list.ts'

/** The orders a list can be shown in (Specification §4, Shopping list panel); `chain` is the default. */
export const listOrders = [
  'chain',
  'price-ascending',
  'price-descending',
  'amount-ascending',
  'amount-descending',
] as const
export type ListOrder = (typeof listOrders)[number]

/** The items of one chain, in the order of a walk through its shop. `chainName` is null for those of no chain. */
export type ChainGroup<Item> = {
  chainName: string | null
  chainImage: string
  /** What its unticked, unexpired priced items cost together, in minor units. */
  subtotal: number
  items: Item[]
}

/** Which of two comes first: negative for `a`. */
type Compare<Value> = (a: Value, b: Value) => number

/** Compares two values where both are there; one that is null comes last in either direction. */
function nullsLast<Value>(compare: Compare<Value>): Compare<Value | null> {
  return (a, b) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return compare(a, b)
  }
}

const ascending: Compare<number> = (a, b) => a - b
const descending: Compare<number> = (a, b) => b - a

const collatorIn = onceForCountry((country) => new Intl.Collator(intlLocaleOfCountry(country)))

/** Where names stand among each other; equal ones in the same place. */
type Ranks = ReadonlyMap<string, number>

/**
 * The order of names in a country. To compare two by a language's rules takes long, and a list is ordered at each of its
 * changes, hardly one of which brings a name that was not there: ranks are kept until one does.
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
function byNameOf(items: readonly ShoppingListItem[], country: Country): Compare<ShoppingListItem> {
  const ranks = ranksIn(country)(items)
  const rankOf = ({ name }: ShoppingListItem) => ranks.get(name) ?? 0
  return (a, b) => rankOf(a) - rankOf(b)
}

/**
 * The items in an order, names in that of a country. By chain: chains by name, inside one by where in the shop it stands,
 * items without a chain last. By price: of one piece, those without last. Equals go by name.
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
  'price-ascending': (a, b) => nullsLast(ascending)(pieceOf(a), pieceOf(b)),
  'price-descending': (a, b) => nullsLast(descending)(pieceOf(a), pieceOf(b)),
  'amount-ascending': (a, b) => ascending(a.quantity, b.quantity),
  'amount-descending': (a, b) => descending(a.quantity, b.quantity),
}

/** The items by chain, in the order `chain` sorts them in, with what each chain's cost together. */
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
