import { getTableColumns, type InferColumnsDataTypes } from 'drizzle-orm'
import { chainLogo } from '#app/domain/chains/chain-logo.ts'
import type { NeedRule } from '#app/domain/list/need-rule.ts'
import { former, type ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferCorrection } from '#app/domain/offers/offer-corrections.ts'
import { hasEnded } from '#app/domain/offers/offer-period.ts'
import { formatAmount } from '#app/domain/prices/money.ts'
import { shoppingListItems } from '../../db/schema/lists.ts'
import { json, nullable, type RowOf, text } from '../../db/statement.ts'
import { declaredColumns, selectedColumns } from '../../db/table-columns.ts'
import { photoAddress } from '../../photos/photo-address.ts'
import { storePlacementOf } from '../store-walk.ts'

const { id, listId, position, quantity, checked, createdAt, removedAt, ...more } =
  getTableColumns(shoppingListItems)
const { checkedBy, isTickerKnown, addedBy, isAdderKnown, rule, ...facts } = more

/** What an item showed when it was added: every column that does not change on the list. */
export type ItemFacts = InferColumnsDataTypes<typeof facts>

/** The columns that an addition writes. `listId` is the first, so its statement has the list's uuid in `$1`. */
export const addedColumns = {
  listId,
  id,
  quantity,
  position,
  createdAt,
  addedBy,
  isAdderKnown,
  rule,
  ...facts,
}

const readColumns = { uuid: id, quantity, checked, ...facts }

/** The columns of an item, as `selectedItem` reads it. */
export const itemColumns = {
  ...declaredColumns({ ...readColumns, checkedBy, addedBy }),
  rule: nullable(json<NeedRule>()),
  correction: nullable(text<OfferCorrection>()),
}

export type ItemRow = RowOf<typeof itemColumns>

/**
 * SQL for a user `by` of an item `i` on its list `l`: `owner`, or the id of their participation; `former` on an active list if
 * they have left it, or if somebody is `known` to have done it and is deleted.
 */
const nameOnList = (by: string, known: string) => `case when l.owner_id = ${by} then 'owner' else coalesce(
    (select p.id::text from shopping_list_participants p where p.list_id = l.id and p.user_id = ${by}),
    case when l.retired_at is null and (${by} is not null or ${known}) then '${former}' end) end`

/** SQL for who ticked an item `i`; null if that is not known. */
const whoChecked = `case when i.checked then (
  select ${nameOnList('i.checked_by', 'i.is_ticker_known')} from shopping_lists l where l.id = i.list_id) end`

/** SQL for who added an item `i`; null if that is not known, and on a list of its owner alone. */
const whoAdded = `(
  select case when i.added_by is distinct from l.owner_id
    or exists (select from shopping_list_participants p where p.list_id = l.id)
  then ${nameOnList('i.added_by', 'i.is_adder_known')} end from shopping_lists l where l.id = i.list_id)`

/** SQL for what an operator has corrected of the offer of an item `i`, as the item shows it; null if nothing. */
const corrected = `(
  select case when c.hidden_on = i.end_date then 'withdrawn' when c.price = coalesce(i.units_price, i.price) then 'price' end
  from offer_corrections c where c.offer_id = i.offer_id)`

/** What a statement selects of items `i` for an `ItemRow`. */
export const selectedItem = `${selectedColumns('i', readColumns)}, ${whoChecked} as "checkedBy", ${whoAdded} as "addedBy", ${corrected} as correction, i.rule::json as rule`

/** An item in the contract's form (§3), on a day of its country. */
export function presentItem(row: ItemRow, country: Country, today: Day): ShoppingListItem {
  const { part, price, imageUrl, chainName } = row
  return {
    uuid: row.uuid,
    name: row.name,
    subText: row.subText,
    quantity: row.quantity,
    ...(row.wantedAmount !== null && { wantedAmount: row.wantedAmount }),
    ...(row.rule !== null && { rule: row.rule }),
    checked: row.checked,
    checkedBy: row.checkedBy,
    ...(row.addedBy !== null && { addedBy: row.addedBy }),
    imageUrl: photoAddress(imageUrl),
    priceText: price === null ? null : formatAmount(price, country),
    ...(row.unitsPrice !== null && { units: row.units, unitsPrice: row.unitsPrice }),
    subPriceText: row.subPriceText,
    priceDetailsText: row.priceDetailsText,
    chainName,
    chainImage: chainName === null ? '' : chainLogo(chainName),
    isHighlighted: row.isHighlighted,
    storePlacement: storePlacementOf(part, country),
    offerId: row.offerId,
    customPartnerProductId: row.customPartnerProductId,
    startDate: row.startDate,
    endDate: row.endDate,
    tint: row.tint,
    isExpired: hasEnded(row, today),
    ...(row.correction !== null && { correction: row.correction }),
  }
}
