import { asKept, type NeedRule } from '#app/domain/list/need-rule.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Database } from '../../db/database.ts'
import { type Statement, statement } from '../../db/statement.ts'
import { type AskedChange, type Change, type Changed, changeList, presentChanged } from '../change-list.ts'
import { noteStep } from '../walks/note-step.ts'
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

const checkedItem = editedItem('checked = true, checked_by = $3, is_ticker_known = true')
const uncheckedItem = editedItem('checked = false, checked_by = null')
const countedItem = editedItem('quantity = $3')
const ruledItem = editedItem(
  'rule = case when i.offer_id is null and i.custom_partner_product_id is null then $3::jsonb end',
)

/** An edit: the statement, its values after the list and the item, and what is done with the row after it. */
type Edit = {
  edited: Statement<ItemRow>
  values?: (string | number | null)[]
  then?: (change: Change, row: ItemRow) => Promise<void>
}

/**
 * Edits an item. If it was removed or retired meanwhile it stays so: removing wins over an edit (§4 Shopping
 * list data).
 * @returns the item; null if it is gone.
 * @throws Refused 404 for an item that never was on the list.
 */
function edit(
  database: Database,
  asked: AskedChange & { itemUuid: string },
  { edited, values = [], then = async () => {} }: Edit,
): Promise<Changed<ShoppingListItem>> {
  return changeList(
    database,
    asked,
    async (change) => {
      const { tx, listUuid } = change
      const [row] = await tx.query(edited, [listUuid, asked.itemUuid, ...values])
      if (row) {
        await then(change, row)
        return presentChanged(row, change)
      }
      await findItem(tx, listUuid, asked.itemUuid)
      return null
    },
    ({ database }) => retellItem(database, asked, asked.itemUuid),
  )
}

/** `walkedIn` is the chain in whose shop it was ticked, if that was in the shop mode. */
export type Tick = { itemUuid: string; checked: boolean; walkedIn?: string | undefined }

/** Ticks an item off, or takes the tick back (§7.4). In the shop mode this teaches the order of the aisles. Otherwise as `edit`. */
export function checkItem(
  database: Database,
  { checked, walkedIn, ...asked }: AskedChange & Tick,
): Promise<Changed<ShoppingListItem>> {
  const then = async (change: Change, row: ItemRow) => {
    if (walkedIn !== undefined) await noteStep(change, { row, checked, walkedIn })
  }
  return edit(
    database,
    asked,
    checked ? { edited: checkedItem, values: [asked.userId], then } : { edited: uncheckedItem, then },
  )
}

/** Sets an item's quantity, 1 or more; the last request that reaches the server wins. Otherwise as `edit`. */
export function setQuantity(
  database: Database,
  asked: AskedChange & { itemUuid: string; quantity: number },
): Promise<Changed<ShoppingListItem>> {
  return edit(database, asked, { edited: countedItem, values: [asked.quantity] })
}

/**
 * Sets what a typed item may be (§3, Shopping list); a rule that says nothing takes it away. The last request that reaches the
 * server wins. Otherwise as `edit`.
 */
export function setRule(
  database: Database,
  asked: AskedChange & { itemUuid: string; rule: NeedRule },
): Promise<Changed<ShoppingListItem>> {
  const { sizes, brand } = asked.rule
  const rule = asKept({ ...(sizes && { sizes }), ...(brand !== undefined && { brand }) })
  return edit(database, asked, { edited: ruledItem, values: [rule ? JSON.stringify(rule) : null] })
}
