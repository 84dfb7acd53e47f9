import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { ListIssue, OfferItem } from '#app/domain/list/shopping-list-schemas.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { sketchOfOffer } from '#app/domain/offers/offer-sketch.ts'
import { InvalidInput } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { nullable, statement, text } from '../../db/statement.ts'
import { presentCard } from '../../offers/present-offer.ts'
import { offerColumns, selectOffers } from '../../offers/select-offers.ts'
import type { AskedChange, Change, Changed } from '../change-list.ts'
import { addItem, checkNamedList } from './add-item.ts'
import { findItem, itemNamed } from './find-item.ts'
import type { ItemFacts } from './stored-item.ts'

// The part of the shop is the shelf's parent, or the category itself if it is not a shelf.
const offerWithPart = statement(
  { ...offerColumns, part: nullable(text()) },
  `
with offer as (${selectOffers} where o.id = $1 and o.country = $2)
select offer.*, coalesce(part.name, shelf.name) as part from offer
left join categories shelf on shelf.id = offer."categoryId"
left join categories part on part.id = shelf.parent_id`,
)

/** The country of an offer, and when it is looked at. */
export type PlaceOfOffer = Pick<Change, 'country' | 'now'>

/**
 * The item for an offer, live or not: it may have ended while the user was offline.
 * @throws InvalidInput if the country has no such offer.
 */
export async function factsOfOffer(
  { tx, country, now }: PlaceOfOffer & Pick<Change, 'tx'>,
  offerId: number,
): Promise<ItemFacts> {
  const [row] = await tx.query(offerWithPart, [offerId, country])
  if (!row) throw new InvalidInput({ offerId: ['offer' satisfies ListIssue] })
  const sketch = sketchOfOffer(presentCard(row), { country, today: dayIn(country, now) })
  return {
    ...sketch,
    wantedAmount: null,
    imageUrl: row.imageUrl,
    price: row.units === 1 ? row.price : row.singlePrice,
    units: row.units,
    unitsPrice: row.units === 1 ? null : row.price,
    part: row.part,
  }
}

const leftItem = statement(
  { id: text() },
  `
update shopping_list_items i set removed_at = $3
where i.list_id = $1 and i.id = ${itemNamed('$1', '$2')} and i.removed_at is null and not i.checked
returning i.id`,
)
const noted = `update shopping_list_mutations m set item_id = ${itemNamed('$1', '$2')} where m.id = $3`

/**
 * Takes the item off in whose place an offer comes, as a removal does. If it is ticked, or left the list meanwhile, nothing
 * comes in its place, and the change is known as one of that item.
 * @returns whether it was taken off.
 * @throws Refused 404 for an item that never was on the list.
 */
export async function leavePlace(
  { tx, listUuid, mutationId, now }: Change,
  itemUuid: string,
): Promise<boolean> {
  const [left] = await tx.query(leftItem, [listUuid, itemUuid, now])
  if (left) return true
  await findItem(tx, listUuid, itemUuid)
  await tx.query(noted, [listUuid, itemUuid, mutationId])
  return false
}

/**
 * Puts an offer on a list, at the price of one piece, and of several at once if it is sold so (§7.4); perhaps in the place of
 * another item, which leaves the list in the same change.
 * @throws InvalidInput if the list's country has no such offer, or the list is full.
 */
export function addOfferItem(
  database: Database,
  asked: AskedChange,
  { shoppingListUuid, offerId, quantity, inPlaceOf }: OfferItem,
): Promise<Changed<ShoppingListItem>> {
  return addItem(database, asked, async (change) => {
    checkNamedList(asked, shoppingListUuid)
    const facts = await factsOfOffer(change, offerId)
    if (inPlaceOf !== undefined && !(await leavePlace(change, inPlaceOf))) return null
    return { facts, quantity }
  })
}
