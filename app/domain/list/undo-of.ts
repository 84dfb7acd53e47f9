import { type ShoppingListView, sameTyped } from './list-projection.ts'
import type { ListChange } from './shopping-list.ts'
import { afterRaise, raiseOf } from './typed-again.ts'

/** The shopper's change, the id of its mutation, and the list before it. */
export type Changed = { id: string; change: ListChange; before: ShoppingListView }

/**
 * The undo of a change that takes something off the list, or raises an item whose words were typed again; undefined for other
 * changes. It holds the items before the change, because the list may not contain them any more.
 */
export function undoOf({ id, change, before: { items } }: Changed): ListChange | undefined {
  if (change.kind === 'add-offer') {
    const item = items.find(({ uuid, checked }) => uuid === change.inPlaceOf && !checked)
    return item && { kind: 'restore', itemUuid: item.uuid, item }
  }
  if (change.kind === 'take-trip') {
    const lines = change.lines.flatMap((line) => {
      const before = items.find(({ uuid, checked }) => uuid === line.inPlaceOf && !checked)
      return before ? [{ ...line, before }] : []
    })
    return lines.length > 0 ? { kind: 'undo-trip', lines } : undefined
  }
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

/** An offer that came in the place of an item, and how many of it. */
export type TakenOffer = { name: string; offerId: number; quantity: number }

/** The offer that a change brings in the place of an item; undefined for other changes. */
function takenBy(change: ListChange): TakenOffer | undefined {
  if (change.kind !== 'add-offer' || change.inPlaceOf === undefined) return undefined
  const { item, offerId, quantity } = change
  return { name: item.name, offerId, quantity }
}

/**
 * The undo of a change of a kind. `raised` is the item whose words were typed again. `taken` is the offer that came in an item's
 * place, which has to go too.
 */
export type OfferedUndo = {
  of: ListChange['kind']
  undo: ListChange
  raised?: RaisedItem
  taken?: TakenOffer
}

/** An item whose words were typed again, with its quantity now. */
export type RaisedItem = { name: string; quantity: number }

/** The item whose words were typed again and how many of it are wanted now, as the undo of that knows; else undefined. */
function raisedBy(undo: ListChange): RaisedItem | undefined {
  if (undo.kind !== 'undo-addition' || !undo.item) return undefined
  const { name } = undo.item
  return { name, quantity: afterRaise(undo.item, raiseOf(undo.item, undo.quantity)).quantity }
}

/** What undoes a change, and what a message about it says; undefined for changes that have no undo. */
export function offeredUndo(changed: Changed): OfferedUndo | undefined {
  const { change } = changed
  const undo = undoOf(changed)
  if (!undo) return undefined
  const [raised, taken] = [raisedBy(undo), takenBy(change)]
  return { of: change.kind, undo, ...(raised && { raised }), ...(taken && { taken }) }
}
