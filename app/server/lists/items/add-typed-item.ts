import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { afterRaise, type Raise, raiseOf, sameWordsAs } from '#app/domain/list/typed-again.ts'
import type { Database } from '../../db/database.ts'
import { boolean, number, statement, text } from '../../db/statement.ts'
import { type AskedChange, type Change, type Changed, changeList, presentChanged } from '../change-list.ts'
import { add } from './add-item.ts'
import { manualFacts } from './add-manual-item.ts'
import { retellItem } from './find-item.ts'
import { itemColumns, selectedItem } from './stored-item.ts'

/** What somebody typed: words without a place or an amount. */
export type TypedWords = { itemName: string; quantity: number }

// Words are compared here and not by the database, whose lower case depends on its locale.
const typedItems = statement(
  { uuid: text(), name: text(), quantity: number(), checked: boolean() },
  `
select i.id as uuid, i.name, i.quantity, i.checked from shopping_list_items i
where i.list_id = $1 and i.removed_at is null and i.sub_text = '' and i.wanted_amount is null
  and i.offer_id is null and i.custom_partner_product_id is null
order by i.position`,
)

const raisedItem = statement(
  itemColumns,
  `
update shopping_list_items i set quantity = $2, checked = false, checked_by = null where i.id = $1
returning ${selectedItem}`,
)

const noteRaise = `update shopping_list_mutations set item_id = $2, raised = $3, took_tick = $4 where id = $1`

async function raise(change: Change, { itemName, quantity }: TypedWords): Promise<ShoppingListItem> {
  const { tx, listUuid, mutationId } = change
  const note = (itemUuid: string | null, { raised, tookTick }: Raise) =>
    tx.query(noteRaise, [mutationId, itemUuid, raised, tookTick])
  const same = sameWordsAs(await tx.query(typedItems, [listUuid]), itemName)
  if (!same) {
    await note(null, { raised: quantity, tookTick: false, isNew: true })
    return add(change, { facts: manualFacts({ itemName, placeName: null, wantedAmount: null }), quantity })
  }
  const done = raiseOf(same, quantity)
  await note(same.uuid, done)
  const [row] = await tx.query(raisedItem, [same.uuid, afterRaise(same, done).quantity])
  if (!row) throw new Error('an item of a locked list is gone')
  return presentChanged(row, change)
}

/**
 * Puts what somebody typed in our field on a list. If the same words are on it, without a place and an amount, that item's
 * quantity is raised instead, or its tick taken back, and the mutation's id becomes another id of that item (§2.10).
 * @throws InvalidInput if the list is full.
 */
export function addTypedItem(
  database: Database,
  asked: AskedChange,
  words: TypedWords,
): Promise<Changed<ShoppingListItem>> {
  return changeList(
    database,
    asked,
    (change) => raise(change, words),
    ({ database, itemUuid }) => retellItem(database, asked, itemUuid),
  )
}
