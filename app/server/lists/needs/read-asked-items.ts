import { getTableColumns } from 'drizzle-orm'
import type { NeedRule } from '#app/domain/list/need-rule.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { missing } from '../../api/failures.ts'
import type { Queryable } from '../../db/database.ts'
import { shoppingListItems } from '../../db/schema/lists.ts'
import { json, nullable, type RowOf, statement, text } from '../../db/statement.ts'
import { declaredColumns, selectedColumns } from '../../db/table-columns.ts'
import { mayRead } from '../sharing/list-access.ts'

const { id, name, checked, chainName, offerId, customPartnerProductId } = getTableColumns(shoppingListItems)
/** What of an item says whether an offer is looked for, and which; and the `rule` of a typed one. */
const asked = { uuid: id, name, checked, chainName, offerId, customPartnerProductId }
const itemColumns = { ...declaredColumns(asked), rule: nullable(json<NeedRule>()) }

export type AskedItem = RowOf<typeof itemColumns>

const askedItems = statement(
  { country: text<Country>(), items: json<AskedItem[]>() },
  `select l.country, (select coalesce(json_agg(item order by item.position), '[]')
    from (select ${selectedColumns('i', asked)}, i.rule::json as rule, i.position from shopping_list_items i
      where i.list_id = l.id and i.removed_at is null) item) as items
  from shopping_lists l where l.id = $2 and ${mayRead('$1')}`,
)

/**
 * The items of a list that a user may see, without what a list shows of them, which takes longer to read than their offers.
 * @throws Refused 404 for any other list.
 */
export async function readAskedItems(
  database: Queryable,
  { userId, listUuid }: { userId: string; listUuid: string },
): Promise<{ country: Country; items: AskedItem[] }> {
  const [list] = await database.query(askedItems, [userId, listUuid])
  if (!list) throw missing()
  return list
}
