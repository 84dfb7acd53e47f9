import type { ListChange, ShoppingListItem } from './shopping-list.ts'

/** The row of an offer to which more of it is added; undefined if the list has none that is unticked. */
export const untickedOf = (items: readonly ShoppingListItem[], offerId: number) =>
  items.find((item) => item.offerId === offerId && !item.checked)

/** The change that takes so many of an offer off a list; undefined if the list has none that is unticked. */
export function reductionOf(
  items: readonly ShoppingListItem[],
  offerId: number,
  by: number,
): ListChange | undefined {
  const item = untickedOf(items, offerId)
  if (!item) return undefined
  const { uuid: itemUuid, quantity } = item
  return quantity > by
    ? { kind: 'set-quantity', itemUuid, quantity: quantity - by }
    : { kind: 'remove', itemUuid }
}
