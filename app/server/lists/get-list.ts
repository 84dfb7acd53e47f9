import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import { missing } from '../api/failures.ts'
import type { Queryable } from '../db/database.ts'
import { readList, selectList } from './read-list.ts'
import { mayRead } from './sharing/list-access.ts'

const readableList = selectList(`l.id = $2 and ${mayRead('$1')}`)

/**
 * A list that a user may see, active or retired (§7.4).
 * @throws Refused 404 for any other.
 */
export async function getList(
  database: Queryable,
  { userId, listUuid, now }: { userId: string; listUuid: string; now: Date },
): Promise<ShoppingList> {
  const list = await readList(database, { userId, list: readableList, parameters: [listUuid], now })
  if (!list) throw missing()
  return list
}
