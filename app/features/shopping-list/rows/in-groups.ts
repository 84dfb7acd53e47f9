import { groupByChain, type ListOrder, sortItems } from '#app/domain/list/list-order.ts'
import type { ShoppingListView, ViewedItem } from '#app/domain/list/list-projection.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { formatAmount } from '#app/domain/prices/money.ts'

/** Rows under one head; without a head if the order is not by chain. */
export type RowGroup = {
  key: string
  head: { kind: 'chain' | 'fetched'; chainName: string | null; subtotal: string | false } | null
  items: ViewedItem[]
}

/** Cannot equal the name of a chain, because none starts with a slash. */
const fetchedKey = '/fetched'

type Shown = { order: ListOrder; country: Country; placed: ReadonlySet<string> }

/** The items in groups, in an order (§4), with the `placed` ones last as fetched. */
export function inGroups(items: ViewedItem[], { order, country, placed }: Shown): RowGroup[] {
  const open = items.filter(({ uuid }) => !placed.has(uuid))
  const fetched = sortItems(
    items.filter(({ uuid }) => placed.has(uuid)),
    order,
    country,
  )
  const groups: RowGroup[] =
    order === 'chain'
      ? groupByChain(open, country).map((group) => ({
          key: group.chainName ?? '',
          head: {
            kind: 'chain',
            chainName: group.chainName,
            subtotal: group.subtotal > 0 && formatAmount(group.subtotal, country),
          },
          items: group.items,
        }))
      : [{ key: '', head: null, items: sortItems(open, order, country) }]
  if (fetched.length > 0)
    groups.push({
      key: fetchedKey,
      head: { kind: 'fetched', chainName: null, subtotal: false },
      items: fetched,
    })
  return groups
}

/** The items of a list in groups, in an order, with all that are ticked last as fetched. */
export function inGroupsByTick({ items, country }: ShoppingListView, order: ListOrder): RowGroup[] {
  const ticked = new Set(items.flatMap(({ checked, uuid }) => (checked ? uuid : [])))
  return inGroups(items, { order, country, placed: ticked })
}
