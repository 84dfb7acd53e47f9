import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { afterUndo } from '#app/domain/list/typed-again.ts'
import { missing } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { boolean, nullable, number, statement, text } from '../../db/statement.ts'
import { type AskedChange, type Change, type Changed, changeList, presentChanged } from '../change-list.ts'
import { retellItem } from './find-item.ts'
import { itemColumns, selectedItem } from './stored-item.ts'

const notedRaise = statement(
  { itemUuid: text(), raised: nullable(number()), tookTick: boolean(), isNew: boolean() },
  `
select coalesce(m.item_id, m.id) as "itemUuid", m.raised, m.took_tick as "tookTick", m.item_id is null as "isNew"
from shopping_list_mutations m where m.id = $2 and m.list_id = $1`,
)

const itemOnList = statement(
  { quantity: number(), checked: boolean() },
  `select i.quantity, i.checked from shopping_list_items i where i.id = $2 and i.list_id = $1 and i.removed_at is null`,
)

// Of somebody's tick, only that there was one is known: the undo makes it the user's own.
const loweredItem = statement(
  itemColumns,
  `
update shopping_list_items i set quantity = $2, checked = $3,
  checked_by = case when $3 and not i.checked then $4 else i.checked_by end,
  is_ticker_known = i.is_ticker_known or ($3 and not i.checked)
where i.id = $1
returning ${selectedItem}`,
)

async function takeBack(change: Change, additionId: string): Promise<ShoppingListItem | null> {
  const { tx, listUuid, userId, now } = change
  const [noted] = await tx.query(notedRaise, [listUuid, additionId])
  if (!noted) throw missing()
  const { itemUuid, raised, tookTick, isNew } = noted
  await tx.query('update shopping_list_mutations set raised = null where id = $1', [additionId])
  const [item] = await tx.query(itemOnList, [listUuid, itemUuid])
  if (raised === null || !item) return null
  const left = afterUndo(item, { raised, tookTick, isNew })
  if (left === null) {
    await tx.query('update shopping_list_items set removed_at = $2 where id = $1', [itemUuid, now])
    return null
  }
  const [row] = await tx.query(loweredItem, [itemUuid, left.quantity, left.checked, userId])
  return row ? presentChanged(row, change) : null
}

/**
 * Takes back exactly what `addTypedItem` did under an id, once: what others raised since stays. An item that it made goes if
 * nothing else is wanted of it.
 * @returns the item; null if it is not on the list, or it was taken back before.
 * @throws Refused 404 if nothing was added to the list under that id.
 */
export function undoTypedItem(
  database: Database,
  asked: AskedChange & { additionId: string },
): Promise<Changed<ShoppingListItem>> {
  return changeList(
    database,
    asked,
    (change) => takeBack(change, asked.additionId),
    ({ database }) => retellItem(database, asked, asked.additionId),
  )
}
