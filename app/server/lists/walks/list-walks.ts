import type { ListWalks } from '#app/domain/list/list-walks.ts'
import { missing } from '../../api/failures.ts'
import type { Queryable } from '../../db/database.ts'
import type { StoredStep } from '../../db/schema/lists.ts'
import { json, nullable, statement, text } from '../../db/statement.ts'
import { mayRead } from '../sharing/list-access.ts'

/** One row without a walk for a list that has none. */
const walksOfList = statement(
  { chainName: nullable(text()), steps: nullable(json<StoredStep[]>()) },
  `
select w.chain_name as "chainName", w.steps
from shopping_lists l left join shopping_list_walks w on w.list_id = l.id
where l.id = $2 and ${mayRead('$1')} order by w.ticked_at desc`,
)

/**
 * What a list has learned of the chains' shops, the newest rounds first (§4, Shop mode).
 * @throws Refused 404 if the user may not see the list.
 */
export async function listWalks(
  database: Queryable,
  { userId, listUuid }: { userId: string; listUuid: string },
): Promise<ListWalks> {
  const rows = await database.query(walksOfList, [userId, listUuid])
  if (rows.length === 0) throw missing()
  return {
    walks: rows.flatMap(({ chainName, steps }) =>
      chainName === null || steps === null
        ? []
        : { chainName, steps: steps.map(({ part, name }) => ({ part, name })) },
    ),
  }
}
