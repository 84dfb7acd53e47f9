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
  /** What its unexpired priced items cost together, in minor units. */
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

/**
 * The items in an order, names in that of `collatorLocale` (a BCP 47 tag). By chain: chains by name, inside one by where
 * in the shop it stands, items without a chain last. By price: of one piece, those without last. Equals go by name.
 */
export function sortItems<Item extends ShoppingListItem>(
  items: readonly Item[],
  order: ListOrder,
  collatorLocale: string,
): Item[] {
  const { compare: compareNames } = new Intl.Collator(collatorLocale)
  const compare = comparisons(compareNames)[order]
  return items.toSorted((a, b) => compare(a, b) || compareNames(a.name, b.name))
}

function comparisons(compareNames: Compare<string>): Record<ListOrder, Compare<ShoppingListItem>> {
  const byChain = nullsLast(compareNames)
  const byPlace = nullsLast(ascending)
  return {
    chain: (a, b) =>
      byChain(a.chainName, b.chainName) ||
      byPlace(a.storePlacement?.sortOrder ?? null, b.storePlacement?.sortOrder ?? null),
    'price-ascending': (a, b) => nullsLast(ascending)(pieceOf(a), pieceOf(b)),
    'price-descending': (a, b) => nullsLast(descending)(pieceOf(a), pieceOf(b)),
    'amount-ascending': (a, b) => ascending(a.quantity, b.quantity),
    'amount-descending': (a, b) => descending(a.quantity, b.quantity),
  }
}

/** The items by chain, in the order `chain` sorts them in, with what each chain's cost together. */
export function groupByChain<Item extends ShoppingListItem>(
  items: readonly Item[],
  collatorLocale: string,
): ChainGroup<Item>[] {
  const groups = Map.groupBy(sortItems(items, 'chain', collatorLocale), ({ chainName }) => chainName)
  return [...groups].map(([chainName, items]) => ({
    chainName,
    chainImage: items[0]?.chainImage ?? '',
    subtotal: totalOf(items),
    items,
  }))
}
