import type { Database } from '../../db/database.ts'
import { type AskedChange, type Changed, changeList } from '../change-list.ts'

const sql = `
with retired as (
  insert into shopping_lists (id, owner_id, country, retired_from, retired_at, created_at)
  select $2, l.owner_id, l.country, l.id, $3, $3 from shopping_lists l
  where l.id = $1 and exists (
    select from shopping_list_items i where i.list_id = l.id and i.removed_at is null)
  returning id
)
update shopping_list_items i set list_id = retired.id from retired where i.list_id = $1 and i.removed_at is null`

/** A weekly shop of ten years; the oldest retired lists beyond either are forgotten. */
const mostRetiredLists = 500
const mostRetiredItems = 20_000

const forgetOldest = `
delete from shopping_lists l using (
  select r.id, row_number() over newest as place, sum(c.items) over newest as items
  from shopping_lists a
  join shopping_lists r on r.owner_id = a.owner_id and r.country = a.country and r.retired_at is not null,
  lateral (select count(*) as items from shopping_list_items i where i.list_id = r.id) c
  where a.id = $1
  window newest as (order by r.retired_at desc, r.id)
) old where l.id = old.id and (old.place > ${mostRetiredLists} or old.items > ${mostRetiredItems})`

/**
 * Empties a list: what was on it becomes a retired list under the mutation's id (§4 Shopping list
 * data).
 */
export function removeAllItems(database: Database, asked: AskedChange): Promise<Changed<null>> {
  return changeList(database, asked, async ({ tx, listUuid, mutationId, now }) => {
    await tx.query(sql, [listUuid, mutationId, now])
    await tx.query(forgetOldest, [listUuid])
    return null
  })
}
