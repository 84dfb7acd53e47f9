import { and, eq, isNull } from 'drizzle-orm'
import { maximumItems } from '#app/domain/list/shopping-list.ts'
import { missing } from '../../api/failures.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { shoppingListItems, shoppingListMutations, shoppingLists } from '../../db/schema/lists.ts'
import { type AskedChange, type Changed, changeList, positionOf } from '../change-list.ts'
import { mayRead } from '../sharing/list-access.ts'
import { listIsFull } from './add-item.ts'

/** The retired list, if the user may not see it: whoever joined later may not bring it back either. */
const hiddenSql = `select from shopping_lists l where l.id = $1 and l.retired_from = $2 and not ${mayRead('$3')}`

const backSql = `
update shopping_list_items i set list_id = $1, position = $3 + ordered.place
from (select o.id, row_number() over (order by o.position) as place
  from shopping_list_items o join shopping_lists r on r.id = o.list_id
  where r.id = $2 and r.retired_from = $1) ordered
where i.id = ordered.id`

async function isFull({ orm }: Queryable, listUuid: string): Promise<boolean> {
  const isOnList = and(eq(shoppingListItems.listId, listUuid), isNull(shoppingListItems.removedAt))
  return (await orm.$count(shoppingListItems, isOnList)) > maximumItems
}

/**
 * Undoes an emptying: exactly the items that were retired come back, after those added since, and the retired list is
 * deleted. If it was already undone, or the list was empty, nothing changes.
 * @throws Refused 404 if the list was never emptied under that uuid, or before the user joined; InvalidInput if it would hold too much.
 */
export function undoRemoveAllItems(
  database: Database,
  asked: AskedChange & { retiredUuid: string },
): Promise<Changed<null>> {
  return changeList(database, asked, async ({ tx, listUuid, version, userId }) => {
    const { retiredUuid } = asked
    const hidden = await tx.query(hiddenSql, [retiredUuid, listUuid, userId])
    if (hidden.length > 0) throw missing()
    await tx.query(backSql, [listUuid, retiredUuid, positionOf(version)])
    if (await isFull(tx, listUuid)) throw listIsFull()
    const dropped = await tx.orm
      .delete(shoppingLists)
      .where(and(eq(shoppingLists.id, retiredUuid), eq(shoppingLists.retiredFrom, listUuid)))
      .returning({ id: shoppingLists.id })
    if (dropped.length > 0) return null
    const emptied = await tx.orm
      .select({ id: shoppingListMutations.id })
      .from(shoppingListMutations)
      .where(and(eq(shoppingListMutations.id, retiredUuid), eq(shoppingListMutations.listId, listUuid)))
    if (emptied.length === 0) throw missing()
    return null
  })
}
