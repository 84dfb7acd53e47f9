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

/**
 * Puts an offer on a list, at the price of one piece, and of several at once if it is sold so (§7.4).
 * @throws InvalidInput if the list's country has no such offer, or the list is full.
 */
export function addOfferItem(
  database: Database,
  asked: AskedChange,
  { shoppingListUuid, offerId, quantity }: OfferItem,
): Promise<Changed<ShoppingListItem>> {
  return addItem(database, asked, async (change) => {
    checkNamedList(asked, shoppingListUuid)
    return { facts: await factsOfOffer(change, offerId), quantity }
  })
}
