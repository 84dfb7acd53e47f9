import type { Queryable } from '../../db/database.ts'
import { announced } from '../../live/announce-list.ts'
import { factsOfOffer, type PlaceOfOffer } from './add-offer-item.ts'

const raisedLists = `
update shopping_lists l set version = l.version + 1
where l.retired_at is null and exists (select from shopping_list_items i where i.list_id = l.id and i.offer_id = $1)
returning ${announced}`

const changedItems = `
update shopping_list_items i set sub_text = $2, image_url = $3, price = $4, units = $5, units_price = $6, sub_price_text = $7,
  price_details_text = $8, start_date = $9, end_date = $10
from shopping_lists l where l.id = i.list_id and l.retired_at is null and i.offer_id = $1`

/** Brings an offer on all active lists up to what it says now, and announces them to everyone who follows them. */
export async function tellLists(tx: Queryable, { offerId, ...place }: PlaceOfOffer & { offerId: number }) {
  // The lists first, as every change locks them.
  await tx.query(raisedLists, [offerId])
  const facts = await factsOfOffer({ ...place, tx }, offerId)
  const { subText, imageUrl, price, units, unitsPrice, subPriceText, priceDetailsText } = facts
  await tx.query(changedItems, [
    ...[offerId, subText, imageUrl, price, units, unitsPrice, subPriceText, priceDetailsText],
    ...[facts.startDate, facts.endDate],
  ])
}
