import type { Queryable } from '../../db/database.ts'
import { announced } from '../../live/announce-list.ts'

// In one order, as joining does.
const sql = `
update shopping_lists l set version = l.version + 1
from (
  select o.id from shopping_lists o
  where o.retired_at is null and (o.owner_id = $1
    or o.id in (select list_id from shopping_list_participants where user_id = $1))
  order by o.id for update) locked
where l.id = locked.id
returning ${announced}`

/**
 * Tells everyone who follows a list with a user that it changes, in the transaction in which the user is deleted: their
 * own lists go with them, and from those of others they part.
 */
export async function partFromLists(tx: Queryable, userId: string): Promise<void> {
  await tx.query(sql, [userId])
}
