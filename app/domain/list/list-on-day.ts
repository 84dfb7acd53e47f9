import type { Day } from '../locale/dates.ts'
import { hasEnded } from '../offers/offer-period.ts'
import type { ShoppingListView, ViewedItem } from './list-projection.ts'
import { sumsOf } from './list-sums.ts'

const ends = (item: ViewedItem, today: Day) => !item.isExpired && hasEnded(item, today)

const endedOn = new WeakMap<ShoppingListView, { today: Day; view: ShoppingListView }>()

/**
 * A list as of a day in its country. That day can be later than the one the list was fetched on: a device shows a copy it
 * kept days ago, and a tab stays open over midnight. Items whose offer has ended since are marked and leave the total
 * (§4 shopping list data). An offer that the server says has ended stays ended, whatever the device's clock says.
 * @returns the same object for the same list and day.
 */
export function viewOn(view: ShoppingListView, today: Day): ShoppingListView {
  const known = endedOn.get(view)
  if (known?.today === today) return known.view
  const shown = withEnded(view, today)
  endedOn.set(view, { today, view: shown })
  return shown
}

function withEnded(view: ShoppingListView, today: Day): ShoppingListView {
  if (!view.items.some((item) => ends(item, today))) return view
  const items = view.items.map((item) => (ends(item, today) ? { ...item, isExpired: true } : item))
  return { ...view, items, ...sumsOf(items, view.country) }
}
