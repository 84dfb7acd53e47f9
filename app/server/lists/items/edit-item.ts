import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Database } from '../../db/database.ts'
import { type Statement, statement } from '../../db/statement.ts'
import { type AskedChange, type Changed, changeList, presentChanged } from '../change-list.ts'
import { findItem, itemNamed, retellItem } from './find-item.ts'
import { type ItemRow, itemColumns, selectedItem } from './stored-item.ts'

const editedItem = (assignments: string) =>
  statement(
    itemColumns,
    `
update shopping_list_items i set ${assignments}
where i.list_id = $1 and i.id = ${itemNamed('$1', '$2')} and i.removed_at is null
returning ${selectedItem}`,
  )

const checkedItem = editedItem('checked = true, checked_by = $3')
const uncheckedItem = editedItem('checked = false, checked_by = null')
const countedItem = editedItem('quantity = $3')

/**
 * Edits an item. If it was removed or retired meanwhile it stays so: removing wins over an edit (§4 Shopping
 * list data).
 * @returns the item; null if it is gone.
 * @throws Refused 404 for an item that never was on the list.
 */
function edit(
  database: Database,
  asked: AskedChange & { itemUuid: string },
  edited: Statement<ItemRow>,
  ...values: (string | number)[]
): Promise<Changed<ShoppingListItem>> {
  return changeList(
    database,
    asked,
    async (change) => {
      const { tx, listUuid } = change
      const [row] = await tx.query(edited, [listUuid, asked.itemUuid, ...values])
      if (row) return presentChanged(row, change)
      await findItem(tx, listUuid, asked.itemUuid)
      return null
    },
    ({ database }) => retellItem(database, asked, asked.itemUuid),
  )
}

/** Ticks an item off, or takes the tick back (§7.4). Otherwise as `edit`. */
export function checkItem(
  database: Database,
  asked: AskedChange & { itemUuid: string; checked: boolean },
): Promise<Changed<ShoppingListItem>> {
  return asked.checked
    ? edit(database, asked, checkedItem, asked.userId)
    : edit(database, asked, uncheckedItem)
}

/** Sets an item's quantity, 1 or more; the last request that reaches the server wins. Otherwise as `edit`. */
export function setQuantity(
  database: Database,
  asked: AskedChange & { itemUuid: string; quantity: number },
): Promise<Changed<ShoppingListItem>> {
  return edit(database, asked, countedItem, asked.quantity)
}
