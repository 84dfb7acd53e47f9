import { getTableColumns } from 'drizzle-orm'
import { eachOnce, type HadItem, hadItemOf, mostHadItems } from '#app/domain/list/had-items.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import { shoppingListItems } from '../db/schema/lists.ts'
import { statement } from '../db/statement.ts'
import { declaredColumns, selectedColumns } from '../db/table-columns.ts'
import { isRetiredFor } from './list-retired-lists.ts'

/** So many items of retired lists are read: those of the last months of a household. */
const mostRead = 1000

const { name, subText, quantity, offerId, customPartnerProductId } = getTableColumns(shoppingListItems)
const facts = { name, subText, quantity, offerId, customPartnerProductId }

const retiredItems = statement(
  declaredColumns(facts),
  `
select ${selectedColumns('i', facts)}
from shopping_lists l join shopping_list_items i on i.list_id = l.id and i.removed_at is null
where ${isRetiredFor('$1', '$2')}
order by l.retired_at desc, l.id, i.position desc
limit ${mostRead}`,
)

/** What stood on a user's retired lists of a country, each once as it was last, the latest first; 300 at most (§7.4). */
export async function listHadItems(
  database: Queryable,
  { userId, country }: { userId: string; country: Country },
): Promise<HadItem[]> {
  const items = await database.query(retiredItems, [userId, country])
  return eachOnce(items.map(hadItemOf)).slice(0, mostHadItems)
}
