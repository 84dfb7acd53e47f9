import { getTableColumns, type InferColumnsDataTypes } from 'drizzle-orm'
import { chainLogo } from '#app/domain/chains/chain-logo.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferCorrection } from '#app/domain/offers/offer-corrections.ts'
import { hasEnded } from '#app/domain/offers/offer-period.ts'
import { formatAmount } from '#app/domain/prices/money.ts'
import { shoppingListItems } from '../../db/schema/lists.ts'
import { nullable, type RowOf, text } from '../../db/statement.ts'
import { declaredColumns, selectedColumns } from '../../db/table-columns.ts'
import { photoAddress } from '../../photos/photo-address.ts'
import { storePlacementOf } from '../store-walk.ts'

const { id, listId, position, quantity, checked, checkedBy, createdAt, removedAt, ...facts } =
  getTableColumns(shoppingListItems)

/** What an item showed when it was added: every column that does not change on the list. */
export type ItemFacts = InferColumnsDataTypes<typeof facts>

/** The columns that an addition writes. `listId` is the first, so its statement has the list's uuid in `$1`. */
export const addedColumns = { listId, id, quantity, position, createdAt, ...facts }

const readColumns = { uuid: id, quantity, checked, ...facts }

/** The columns of an item, as `selectedItem` reads it. */
export const itemColumns = {
  ...declaredColumns({ ...readColumns, checkedBy }),
  correction: nullable(text<OfferCorrection>()),
}

export type ItemRow = RowOf<typeof itemColumns>

/** SQL for who ticked an item `i`: `owner`, or the id of their participation; null if they have left the list. */
const whoChecked = `case when i.checked_by is not null then (
  select case when l.owner_id = i.checked_by then 'owner' else (
      select p.id::text from shopping_list_participants p where p.list_id = l.id and p.user_id = i.checked_by)
    end from shopping_lists l where l.id = i.list_id) end`

/** SQL for what an operator has corrected of the offer of an item `i`, as the item shows it; null if nothing. */
const corrected = `(
  select case when c.hidden_on = i.end_date then 'withdrawn' when c.price = coalesce(i.units_price, i.price) then 'price' end
  from offer_corrections c where c.offer_id = i.offer_id)`

/** What a statement selects of items `i` for an `ItemRow`. */
export const selectedItem = `${selectedColumns('i', readColumns)}, ${whoChecked} as "checkedBy", ${corrected} as correction`

/** An item in the contract's form (§3), on a day of its country. */
export function presentItem(row: ItemRow, country: Country, today: Day): ShoppingListItem {
  const { part, price, imageUrl, chainName } = row
  return {
    uuid: row.uuid,
    name: row.name,
    subText: row.subText,
    quantity: row.quantity,
    ...(row.wantedAmount !== null && { wantedAmount: row.wantedAmount }),
    checked: row.checked,
    checkedBy: row.checkedBy,
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
