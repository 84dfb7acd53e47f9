import type { Country } from '../locale/locales.ts'
import { type Aisle, inAisles } from './aisle-order.ts'
import type { ListWalk } from './list-walks.ts'
import type { ShoppingListItem } from './shopping-list.ts'

/** A chain that something on a list is bought at, with the number of its rows that are left. */
export type ChainToVisit = { chainName: string; left: number }

/** The chains of a list's items, those with the most rows left first, equal ones in the order of their names. */
export function chainsToVisit(
  items: readonly Pick<ShoppingListItem, 'chainName' | 'checked'>[],
): ChainToVisit[] {
  const names = [...new Set(items.flatMap(({ chainName }) => chainName ?? []))].sort()
  return names
    .map((chainName) => ({
      chainName,
      left: items.filter((item) => item.chainName === chainName && !item.checked).length,
    }))
    .sort((a, b) => b.left - a.left)
}

/** What is fetched in a chain (§4, Shop mode): the rows that are left, by aisle, and those that are ticked. */
export type ShopRound<Item> = { left: Item[]; aisles: Aisle<Item>[]; fetched: Item[] }

type Asked = { chain: string | null; walks: readonly ListWalk[]; country: Country }

/** What of a list is fetched in a chain: its items, and what can be bought anywhere. Without a chain only the latter. */
export function roundThrough<Item extends ShoppingListItem>(
  items: readonly Item[],
  { chain, walks, country }: Asked,
): ShopRound<Item> {
  const here = items.filter(({ chainName }) => chainName === null || chainName === chain)
  const left = here.filter(({ checked }) => !checked)
  const ofChain = walks.flatMap(({ chainName, steps }) => (chainName === chain ? [steps] : []))
  // Ordered with what is ticked, so that a tick moves no other row.
  const order = inAisles(here, ofChain, country)
  return {
    left,
    aisles: order
      .map(({ part, items }) => ({ part, items: items.filter(({ checked }) => !checked) }))
      .filter((aisle) => aisle.items.length > 0),
    fetched: order.flatMap(({ items }) => items).filter(({ checked }) => checked),
  }
}
