import type { InferColumnsDataTypes } from 'drizzle-orm'
import type { NeedRule } from '#app/domain/list/need-rule.ts'
import { maximumItems, maximumQuantity, type ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { ListIssue } from '#app/domain/list/shopping-list-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import {
  type AskedChange,
  type Change,
  type Changed,
  changeList,
  positionOf,
  presentChanged,
} from '../change-list.ts'
import { retellItem } from './find-item.ts'
import { addedColumns, type ItemFacts, itemColumns, selectedItem } from './stored-item.ts'

/**
 * Checks that the list in an addition's data (§3, actions) is the one in the address.
 * @throws InvalidInput if it is another list.
 */
export function checkNamedList({ listUuid }: AskedChange, named: string | undefined): void {
  if (named !== undefined && named !== listUuid) {
    throw new InvalidInput({ shoppingListUuid: ['list' satisfies ListIssue] })
  }
}

/** `place` orders what comes in one change; `rule` is what a typed item may be. */
export type NewItem = { facts: ItemFacts; quantity: number; place?: number; rule?: NeedRule | null }

export const listIsFull = () => new InvalidInput({ items: ['full' satisfies ListIssue] })

const mergedItem = statement(
  itemColumns,
  `
with same as (
  select s.id from shopping_list_items s
  where s.list_id = $1 and s.removed_at is null and not s.checked
    and (s.offer_id = $3 or s.custom_partner_product_id = $4)
  order by s.position limit 1
), known as (
  update shopping_list_mutations m set item_id = same.id from same where m.id = $2
)
update shopping_list_items i set quantity = least(i.quantity + $5, ${maximumQuantity})
from same where i.id = same.id
returning ${selectedItem}`,
)

const addedNames = Object.keys(addedColumns) as (keyof typeof addedColumns)[]

const addedItem = statement(
  itemColumns,
  `
insert into shopping_list_items as i (${addedNames.map((name) => addedColumns[name].name).join(', ')})
select ${addedNames.map((_, place) => `$${place + 1}`).join(', ')}
where (select count(*) from shopping_list_items o where o.list_id = $1 and o.removed_at is null) < ${maximumItems}
returning ${selectedItem}`,
)

/**
 * Puts something on a list, with the mutation's id as its id. If the same offer or partner's product is on the list and
 * not ticked, its quantity is raised instead, and the mutation's id becomes another id of that item (§4
 * Shopping list data).
 * @throws InvalidInput if the list is full.
 */
export async function add(
  change: Change,
  { facts, quantity, place = 0, rule = null }: NewItem,
): Promise<ShoppingListItem> {
  const { tx, listUuid, mutationId, userId, version, now } = change
  const { offerId, customPartnerProductId } = facts
  const isCatalogued = offerId !== null || customPartnerProductId !== null
  const same = [listUuid, mutationId, offerId, customPartnerProductId, quantity]
  const [merged] = isCatalogued ? await tx.query(mergedItem, same) : []
  if (merged) return presentChanged(merged, change)
  const added: InferColumnsDataTypes<typeof addedColumns> = {
    ...facts,
    listId: listUuid,
    id: mutationId,
    quantity,
    rule,
    position: positionOf(version) + place,
    createdAt: now,
    addedBy: userId,
    isAdderKnown: true,
  }
  const [row] = await tx.query(
    addedItem,
    addedNames.map((name) => added[name]),
  )
  if (!row) throw listIsFull()
  return presentChanged(row, change)
}

/**
 * Puts what `find` returns on a list, as `add` does; a repeated mutation answers with its item.
 * @param find looks up what is added, after the list is locked; null if nothing is to be added.
 */
export function addItem(
  database: Database,
  asked: AskedChange,
  find: (change: Change) => Promise<NewItem | null>,
): Promise<Changed<ShoppingListItem>> {
  return changeList(
    database,
    asked,
    async (change) => {
      const found = await find(change)
      return found && add(change, found)
    },
    ({ database, itemUuid }) => retellItem(database, asked, itemUuid),
  )
}
