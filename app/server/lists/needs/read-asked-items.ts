import type { NeedRule } from '#app/domain/list/need-rule.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { missing } from '../../api/failures.ts'
import type { Queryable } from '../../db/database.ts'
import { json, statement, text } from '../../db/statement.ts'
import { mayRead } from '../sharing/list-access.ts'

/** What of an item says whether an offer is looked for, and which. */
export type AskedItem = Pick<
  ShoppingListItem,
  'uuid' | 'name' | 'checked' | 'chainName' | 'offerId' | 'customPartnerProductId'
> & { rule: NeedRule | null }

const askedItems = statement(
  { country: text<Country>(), items: json<AskedItem[]>() },
  `select l.country, (select coalesce(json_agg(json_build_object('uuid', i.id, 'name', i.name, 'checked', i.checked,
      'chainName', i.chain_name, 'offerId', i.offer_id, 'customPartnerProductId', i.custom_partner_product_id,
      'rule', i.rule::json) order by i.position), '[]')
    from shopping_list_items i where i.list_id = l.id and i.removed_at is null) as items
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
