import { isNull, sql } from 'drizzle-orm'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import { shoppingLists } from '../db/schema/lists.ts'
import { readList, selectList } from './read-list.ts'

const activeList = selectList(`l.id = coalesce(
  (select p.list_id from shopping_list_participants p where p.user_id = $1 and p.country = $2),
  (select a.id from shopping_lists a where a.owner_id = $1 and a.country = $2 and a.retired_at is null))`)

/**
 * A user's active list in a country: the one they take part in, else their own, made if there is none
 * (§4 Sharing, §7.4).
 */
export async function getActiveList(
  database: Queryable,
  { userId, country, now }: { userId: string; country: Country; now: Date },
): Promise<ShoppingList> {
  const read = () => readList(database, { userId, list: activeList, parameters: [country], now })
  const found = await read()
  if (found) return found
  await database.orm
    .insert(shoppingLists)
    .values({ id: sql`gen_random_uuid()`, ownerId: userId, country, createdAt: now })
    .onConflictDoNothing({
      target: [shoppingLists.ownerId, shoppingLists.country],
      where: isNull(shoppingLists.retiredAt),
    })
  const made = await read()
  if (!made) throw new Error('a list that was made is not there')
  return made
}
