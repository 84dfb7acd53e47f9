import type { Queryable } from '../db/database.ts'
import { announced } from './announce-list.ts'

// Locks in the same order and way as joining does, so that the two cannot deadlock.
const sql = `
update shopping_lists l set version = l.version + 1
from (
  select o.id from shopping_lists o
  where o.retired_at is null and o.id = any(array(
    select id from shopping_lists where owner_id = $1 and retired_at is null
    union all select list_id from shopping_list_participants where user_id = $1))
  order by o.id for update) locked
where l.id = locked.id
returning ${announced}`

/**
 * Announces a change of each list that a user owns or takes part in, in the transaction that deletes the user: their
 * own lists are deleted with them, and they leave those of others.
 */
export async function partFromLists(tx: Queryable, userId: string): Promise<void> {
  await tx.query(sql, [userId])
}
