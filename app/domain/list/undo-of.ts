import type { ShoppingListView } from './list-projection.ts'
import type { ListChange } from './shopping-list.ts'

/** The shopper's change, the id of its mutation, and the list before it. */
export type Changed = { id: string; change: ListChange; before: ShoppingListView }

/**
 * The undo of a change that removes something; undefined for other changes. It holds the removed items, because the list
 * may not contain them any more.
 */
export function undoOf({ id, change, before: { items } }: Changed): ListChange | undefined {
  if (change.kind === 'empty') return { kind: 'undo-empty', emptyingId: id, items }
  const isRemoval = change.kind === 'remove' || (change.kind === 'set-quantity' && change.quantity === 0)
  if (!isRemoval) return undefined
  const { itemUuid } = change
  const item = items.find(({ uuid }) => uuid === itemUuid)
  return { kind: 'restore', itemUuid, ...(item && { item }) }
}
