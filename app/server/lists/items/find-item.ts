import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { missing } from '../../api/failures.ts'
import type { Queryable } from '../../db/database.ts'
import { boolean, statement, text } from '../../db/statement.ts'
import { type AskedChange, presentChanged } from '../change-list.ts'
import { type ItemRow, itemColumns, selectedItem } from './stored-item.ts'

/**
 * SQL for the id of the item that a change names: by the item's own id, or by the id of an addition that raised its
 * quantity.
 * @param list the parameter that holds the list's uuid: `$1`. @param named the one that holds the name.
 */
export const itemNamed = (list: string, named: string) => `coalesce(
  (select m.item_id from shopping_list_mutations m where m.id = ${named} and m.list_id = ${list}), ${named}::uuid)`

const foundItem = statement(
  { ...itemColumns, country: text<Country>(), isOnList: boolean(), isRemoved: boolean() },
  `
select ${selectedItem}, l.country, l.id = $1 as "isOnList", i.removed_at is not null as "isRemoved"
from shopping_list_items i join shopping_lists l on l.id = i.list_id
where i.id = ${itemNamed('$1', '$2')} and (l.id = $1 or l.retired_from = $1)`,
)

/** Where an item is: on the list, taken off it, or retired with others of the list. */
export type FoundItem = { row: ItemRow; country: Country; state: 'on-list' | 'removed' | 'retired' }

/**
 * Finds an item that is or was on a list.
 * @throws Refused 404 for one that never was.
 */
export async function findItem(database: Queryable, listUuid: string, named: string): Promise<FoundItem> {
  const [row] = await database.query(foundItem, [listUuid, named])
  if (!row) throw missing()
  const state = row.isRemoved ? 'removed' : row.isOnList ? 'on-list' : 'retired'
  return { row, country: row.country, state }
}

/** The item as it is now, as the answer of a change that was made before; null if it has left the list. */
export async function retellItem(
  database: Queryable,
  { listUuid, now }: AskedChange,
  named: string,
): Promise<ShoppingListItem | null> {
  const { row, country, state } = await findItem(database, listUuid, named)
  return state === 'on-list' ? presentChanged(row, { country, now }) : null
}
