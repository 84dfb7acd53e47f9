import { maximumItems, type ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import {
  type AskedChange,
  type Change,
  type Changed,
  changeList,
  positionOf,
  presentChanged,
} from '../change-list.ts'
import { listIsFull } from './add-item.ts'
import { findItem, itemNamed, retellItem } from './find-item.ts'
import { type ItemRow, itemColumns, selectedItem } from './stored-item.ts'

const restoredItem = statement(
  itemColumns,
  `
update shopping_list_items i set removed_at = null, position = $3
where i.list_id = $1 and i.id = ${itemNamed('$1', '$2')} and i.removed_at is not null
  and (select count(*) from shopping_list_items o where o.list_id = $1 and o.removed_at is null) < ${maximumItems}
returning ${selectedItem}`,
)

/** Puts an item back at the end of its list, as the `place`th of one change; undefined if it was not taken off, or for want of room. */
export async function putBack(
  { tx, listUuid, version }: Change,
  itemUuid: string,
  place = 0,
): Promise<ItemRow | undefined> {
  const [restored] = await tx.query(restoredItem, [listUuid, itemUuid, positionOf(version) + place])
  return restored
}

/**
 * Puts an item that was taken off back at the end of its list, as it was.
 * @returns the item; null if it was retired meanwhile.
 * @throws Refused 404 for an item that never was on the list; InvalidInput if the list is full.
 */
export function restoreItem(
  database: Database,
  asked: AskedChange & { itemUuid: string },
): Promise<Changed<ShoppingListItem>> {
  return changeList(
    database,
    asked,
    async (change) => {
      const { tx, listUuid } = change
      const restored = await putBack(change, asked.itemUuid)
      if (restored) return presentChanged(restored, change)
      const { row, state } = await findItem(tx, listUuid, asked.itemUuid)
      if (state === 'removed') throw listIsFull()
      return state === 'on-list' ? presentChanged(row, change) : null
    },
    ({ database }) => retellItem(database, asked, asked.itemUuid),
  )
}
