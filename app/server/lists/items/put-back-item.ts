import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { missing } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { AskedChange, Changed } from '../change-list.ts'
import { mayRead } from '../sharing/list-access.ts'
import { addItem } from './add-item.ts'
import { itemColumns, selectedItem } from './stored-item.ts'

// If the emptying was undone meanwhile, the item is on the list itself.
const itemToCopy = statement(
  itemColumns,
  `
select ${selectedItem} from shopping_list_items i join shopping_lists l on l.id = i.list_id
where i.id = $1 and l.country = $3 and (l.id = $4 or l.retired_at is not null and ${mayRead('$2')})`,
)

/**
 * Copies an item of a retired list that the user may see to a list (§4 Shopping list data).
 * @param quantity how many; by default as many as the retired item had.
 * @throws Refused 404 for any other item; InvalidInput if the list is full.
 */
export function putBackItem(
  database: Database,
  asked: AskedChange & { itemUuid: string; quantity: number | undefined },
): Promise<Changed<ShoppingListItem>> {
  return addItem(database, asked, async ({ tx, userId, country, listUuid }) => {
    const [row] = await tx.query(itemToCopy, [asked.itemUuid, userId, country, listUuid])
    if (!row) throw missing()
    return { facts: row, quantity: asked.quantity ?? row.quantity, rule: row.rule }
  })
}
