import { desc, eq } from 'drizzle-orm'
import type { ListWalks } from '#app/domain/list/list-walks.ts'
import type { Queryable } from '../../db/database.ts'
import { shoppingListWalks as walks } from '../../db/schema/lists.ts'
import { getList } from '../get-list.ts'

/**
 * What a list has learned of the chains' shops, the newest trips first (§4, Shop mode).
 * @throws Refused 404 if the user may not see the list.
 */
export async function listWalks(
  database: Queryable,
  asked: { userId: string; listUuid: string; now: Date },
): Promise<ListWalks> {
  const { uuid } = await getList(database, asked)
  const rows = await database.orm
    .select()
    .from(walks)
    .where(eq(walks.listId, uuid))
    .orderBy(desc(walks.tickedAt))
  return {
    walks: rows.map(({ chainName, steps }) => ({
      chainName,
      steps: steps.map(({ part, name }) => ({ part, name })),
    })),
  }
}
