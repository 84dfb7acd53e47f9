import type { Database } from '../../db/database.ts'
import { type AskedChange, type Changed, changeList } from '../change-list.ts'
import { findItem, itemNamed } from './find-item.ts'

const sql = `
update shopping_list_items i set removed_at = $3
where i.list_id = $1 and i.id = ${itemNamed('$1', '$2')} and i.removed_at is null
returning i.id`

/**
 * Takes an item off a list; it is kept, so that it can be restored.
 * @throws Refused 404 for an item that never was on the list.
 */
export function removeItem(
  database: Database,
  asked: AskedChange & { itemUuid: string },
): Promise<Changed<null>> {
  return changeList(database, asked, async ({ tx, listUuid, now }) => {
    const removed = await tx.query(sql, [listUuid, asked.itemUuid, now])
    if (removed.length === 0) await findItem(tx, listUuid, asked.itemUuid)
    return null
  })
}
