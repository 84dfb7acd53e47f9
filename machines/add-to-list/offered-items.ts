import { firstQuantityOf, shownQuantity } from '#app/domain/list/list-change.ts'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import type { Offered } from './add-to-list.types.ts'

/** An item to begin with, at the quantity that it is sold in. */
export const pickedItem = (picked: AddableItem | null) => ({
  ...nothingPicked,
  ...shownQuantity(picked ? firstQuantityOf(picked.item) : 1),
  picked,
})
/** What the modal opens with. */
export const offeredFirst = ({ items, country }: Offered) => ({
  ...pickedItem(items.length === 1 ? (items[0] ?? null) : null),
  items,
  country,
  added: [],
})
export const nothingPicked = { ...shownQuantity(1), picked: null, failure: null }
export const nothingOffered = { ...nothingPicked, items: [], country: null, added: [] }
