import { eachOnce, type HadItem, mostHadItems } from '#app/domain/list/had-items.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import { nullable, number, statement, text } from '../db/statement.ts'
import { isRetiredFor } from './list-retired-lists.ts'

/** Of how many items of retired lists each is told once: those of the last months of a household. */
const mostRead = 1000

const retiredItems = statement(
  { name: text(), placeName: nullable(text()), quantity: number() },
  `
select i.name, i.quantity,
  case when i.offer_id is null and i.custom_partner_product_id is null then nullif(i.sub_text, '') end as "placeName"
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
  return eachOnce(await database.query(retiredItems, [userId, country])).slice(0, mostHadItems)
}
