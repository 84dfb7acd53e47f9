import type { ShoppingListView, ViewedItem } from '#app/domain/list/list-projection.ts'

/** A change of an item, and the item's name. */
export type ItemNews = { kind: 'added' | 'removed' | 'checked' | 'unchecked' | 'quantity'; name: string }

/**
 * The changes by others between two views of a list. A shopper's own changes show in a view at once, before the server's
 * list has a higher version, so all changes that come with a higher version are by others. Empty for two different lists.
 */
export function newsBetween(before: ShoppingListView, after: ShoppingListView): ItemNews[] {
  if (before.uuid !== after.uuid || before.version === after.version) return []
  const known = new Map(before.items.map((item) => [item.uuid, item]))
  const news = after.items.flatMap((item) => {
    const old = known.get(item.uuid)
    known.delete(item.uuid)
    return newsOf(old, item)
  })
  const removed = [...known.values()].map(({ name }): ItemNews => ({ kind: 'removed', name }))
  return [...news, ...removed]
}

function newsOf(old: ViewedItem | undefined, { name, checked, quantity }: ViewedItem): ItemNews[] {
  if (!old) return [{ kind: 'added', name }]
  if (old.checked !== checked) return [{ kind: checked ? 'checked' : 'unchecked', name }]
  return old.quantity === quantity ? [] : [{ kind: 'quantity', name }]
}
