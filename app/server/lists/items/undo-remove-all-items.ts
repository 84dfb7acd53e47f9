import { maximumItems } from '#app/domain/list/shopping-list.ts'
import { missing } from '../../api/failures.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { type AskedChange, type Changed, changeList, positionOf } from '../change-list.ts'
import { listIsFull } from './add-item.ts'

const backSql = `
update shopping_list_items i set list_id = $1, position = $3 + ordered.place
from (select o.id, row_number() over (order by o.position) as place
  from shopping_list_items o join shopping_lists r on r.id = o.list_id
  where r.id = $2 and r.retired_from = $1) ordered
where i.id = ordered.id`

const dropSql = 'delete from shopping_lists where id = $2 and retired_from = $1'

const countSql = `
select count(*) as items from shopping_list_items where list_id = $1 and removed_at is null`

const wasEmptiedSql = 'select from shopping_list_mutations where id = $2 and list_id = $1'

async function isFull(tx: Queryable, listUuid: string): Promise<boolean> {
  const [counted] = await tx.query<{ items: number }>(countSql, [listUuid])
  return (counted?.items ?? 0) > maximumItems
}

/**
 * Undoes an emptying: exactly what was retired then is on the list again, after what was added since, and the retired
 * list is gone. Where that happened already, or the list was empty then, nothing does.
 * @throws Refused 404 where the list was never emptied under that uuid; InvalidInput where it would hold too much.
 */
export function undoRemoveAllItems(
  database: Database,
  asked: AskedChange & { retiredUuid: string },
): Promise<Changed<null>> {
  return changeList(database, asked, async ({ tx, listUuid, version }) => {
    const emptying = [listUuid, asked.retiredUuid]
    await tx.query(backSql, [...emptying, positionOf(version)])
    if (await isFull(tx, listUuid)) throw listIsFull()
    const dropped = await tx.query(`${dropSql} returning id`, emptying)
    if (dropped.length > 0) return null
    const emptied = await tx.query(wasEmptiedSql, emptying)
    if (emptied.length === 0) throw missing()
    return null
  })
}
