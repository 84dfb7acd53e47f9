import { type ShoppingListView, sameTyped } from './list-projection.ts'
import type { ListChange } from './shopping-list.ts'
import { afterRaise, raiseOf } from './typed-again.ts'

/** The shopper's change, the id of its mutation, and the list before it. */
export type Changed = { id: string; change: ListChange; before: ShoppingListView }

/**
 * The undo of a change that removes something, or raises an item whose words were typed again; undefined for other changes. It
 * holds the items before the change, because the list may not contain them any more.
 */
export function undoOf({ id, change, before: { items } }: Changed): ListChange | undefined {
  if (change.kind === 'empty') return { kind: 'undo-empty', emptyingId: id, items }
  if (change.kind === 'add-typed') {
    const item = sameTyped(items, change.itemName)
    return item && { kind: 'undo-addition', additionId: id, quantity: change.quantity, item }
  }
  const isRemoval = change.kind === 'remove' || (change.kind === 'set-quantity' && change.quantity === 0)
  if (!isRemoval) return undefined
  const { itemUuid } = change
  const item = items.find(({ uuid }) => uuid === itemUuid)
  return { kind: 'restore', itemUuid, ...(item && { item }) }
}

/** An item whose words were typed again, with its quantity now. */
export type RaisedItem = { name: string; quantity: number }

/** The item whose words were typed again and how many of it are wanted now, as the undo of that knows; else undefined. */
export function raisedBy(undo: ListChange): RaisedItem | undefined {
  if (undo.kind !== 'undo-addition' || !undo.item) return undefined
  const { name } = undo.item
  return { name, quantity: afterRaise(undo.item, raiseOf(undo.item, undo.quantity)).quantity }
}
