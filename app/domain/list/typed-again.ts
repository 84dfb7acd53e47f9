import { heldQuantity } from './list-change.ts'
import type { TypedItem } from './read-typed-item.ts'
import type { ListAddition, ShoppingListItem } from './shopping-list.ts'

/** The change that puts what was typed in the list's field on it. With an amount or a rule it is an item of its own. */
export const typedAdditionOf = (item: TypedItem): ListAddition => {
  const { itemName, quantity, wantedAmount, rule } = item
  return wantedAmount === undefined && rule === undefined
    ? { kind: 'add-typed', itemName, quantity }
    : { kind: 'add-manual', placeName: null, ...item }
}

/** What makes two typed names the same words. */
export const wordsOf = (name: string): string => name.trim().normalize('NFC').toLowerCase()

/** The item among typed ones without a place or an amount that is the same words: the first without a tick, else the first. */
export function sameWordsAs<Item extends Pick<ShoppingListItem, 'name' | 'checked'>>(
  items: readonly Item[],
  itemName: string,
): Item | undefined {
  const words = wordsOf(itemName)
  const same = items.filter(({ name }) => wordsOf(name) === words)
  return same.find(({ checked }) => !checked) ?? same[0]
}

/** Whether an item was typed in our field without an amount, so that the same words raise it. */
export const isWordsAlone = (
  item: Pick<ShoppingListItem, 'subText' | 'wantedAmount' | 'offerId' | 'customPartnerProductId'>,
): boolean =>
  item.subText === '' &&
  item.wantedAmount === undefined &&
  item.offerId === null &&
  item.customPartnerProductId === null

type Counted = Pick<ShoppingListItem, 'quantity' | 'checked'>

/**
 * What an addition did to an item, which its undo takes back: how much it raised the quantity (less than 0 if it lowered it),
 * whether it took a tick back, and whether it made the item.
 */
export type Raise = { raised: number; tookTick: boolean; isNew: boolean }

/** What the same words do to an item: one more, or as many as typed. One that is ticked is wanted again, as many as before or typed. */
export function raiseOf({ quantity, checked }: Counted, typed: number): Raise {
  const wanted = checked ? (typed === 1 ? quantity : typed) : heldQuantity(quantity + typed)
  return { raised: wanted - quantity, tookTick: checked, isNew: false }
}

/** An item after a raise. */
export const afterRaise = ({ quantity }: Counted, { raised }: Raise): Counted => ({
  quantity: quantity + raised,
  checked: false,
})

/** An item after a raise was taken back: exactly that, whatever was raised since. Null if nothing is left of it. */
export function afterUndo(
  { quantity, checked }: Counted,
  { raised, tookTick, isNew }: Raise,
): Counted | null {
  const left = quantity - raised
  if (left < 1 && isNew) return null
  return { quantity: heldQuantity(Math.max(left, 1)), checked: checked || tookTick }
}
