import { isManual } from './is-manual.ts'
import type { ShoppingListItem } from './shopping-list.ts'
import { comparable } from './typed-match.ts'

/** An item that a household had on its list: its name, the place of a typed item, and how many it was last. */
export type HadItem = { name: string; placeName: string | null; quantity: number }

/** A device remembers so many items. */
export const mostHadItems = 300

/** The facts of an item that say what is remembered of it. */
export type HadFacts = Pick<
  ShoppingListItem,
  'name' | 'subText' | 'quantity' | 'offerId' | 'customPartnerProductId'
>

/** What is remembered of an item. Only a typed item has a place. */
export function hadItemOf(item: HadFacts): HadItem {
  const { name, subText, quantity } = item
  return { name, placeName: isManual(item) && subText !== '' ? subText : null, quantity }
}

/** The same item, however its name and its place are written. */
export const hadKey = ({ name, placeName }: HadItem): string =>
  `${comparable(name)}\n${comparable(placeName ?? '')}`

/** Items of which each is there once, as it was last. */
export function eachOnce(items: readonly HadItem[]): HadItem[] {
  const known = new Map<string, HadItem>()
  for (const item of items) if (!known.has(hadKey(item))) known.set(hadKey(item), item)
  return [...known.values()]
}

/**
 * What a household had before, the latest first, after its list has changed from `was` to `is`, which may be another list: what
 * is gone was had too.
 */
export function hadAfter(
  before: readonly HadItem[],
  { was, is }: { was: readonly ShoppingListItem[]; is: readonly ShoppingListItem[] },
): HadItem[] {
  const left = new Set(is.map(({ uuid }) => uuid))
  const gone = was.filter(({ uuid }) => !left.has(uuid)).map(hadItemOf)
  return gone.length === 0 ? [...before] : eachOnce([...gone.reverse(), ...before]).slice(0, mostHadItems)
}
