import { chainLogo } from '#app/domain/chains/chain-logo.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hasEnded } from '#app/domain/offers/offer-period.ts'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { formatAmount } from '#app/domain/prices/money.ts'
import { boolean, day, nullable, number, type RowOf, text } from '../../db/statement.ts'
import { photoAddress } from '../../photos/photo-address.ts'
import { storePlacementOf } from '../store-walk.ts'

/**
 * What an item showed when it was added. `price` is for one piece in minor units, `unitsPrice` for `units` at once,
 * `imageUrl` is the feed's address.
 */
export type ItemFacts = {
  name: string
  subText: string
  imageUrl: string | null
  price: number | null
  units: number
  unitsPrice: number | null
  subPriceText: string
  priceDetailsText: string
  chainName: string | null
  isHighlighted: boolean
  part: string | null
  tint: Tint
  offerId: number | null
  customPartnerProductId: number | null
  startDate: Day | null
  endDate: Day | null
}

/** The columns of an item, as `selectedItem` reads it. */
export const itemColumns = {
  uuid: text(),
  name: text(),
  subText: text(),
  quantity: number(),
  checked: boolean(),
  checkedBy: nullable(text()),
  imageUrl: nullable(text()),
  price: nullable(number()),
  units: number(),
  unitsPrice: nullable(number()),
  subPriceText: text(),
  priceDetailsText: text(),
  chainName: nullable(text()),
  isHighlighted: boolean(),
  part: nullable(text()),
  tint: text<Tint>(),
  offerId: nullable(number()),
  customPartnerProductId: nullable(number()),
  startDate: nullable(day()),
  endDate: nullable(day()),
}

export type ItemRow = RowOf<typeof itemColumns>

/** SQL for who ticked an item `i`: `owner`, or the id of their participation; null if they have left the list. */
const checkedBy = `case when i.checked_by is not null then (
  select case when l.owner_id = i.checked_by then 'owner' else (
      select p.id::text from shopping_list_participants p where p.list_id = l.id and p.user_id = i.checked_by)
    end from shopping_lists l where l.id = i.list_id) end`

/** What a statement selects of items `i` for an `ItemRow`. */
export const selectedItem = `i.id as uuid, i.name, i.sub_text as "subText", i.quantity, i.checked,
  ${checkedBy} as "checkedBy",
  i.image_url as "imageUrl", i.price, i.units, i.units_price as "unitsPrice", i.sub_price_text as "subPriceText",
  i.price_details_text as "priceDetailsText", i.chain_name as "chainName", i.is_highlighted as "isHighlighted",
  i.part, i.tint, i.offer_id as "offerId", i.custom_partner_product_id as "customPartnerProductId",
  i.start_date as "startDate", i.end_date as "endDate"`

/** An item in the contract's form (§3), on a day of its country. */
export function presentItem(row: ItemRow, country: Country, today: Day): ShoppingListItem {
  const { part, price, imageUrl, chainName } = row
  return {
    uuid: row.uuid,
    name: row.name,
    subText: row.subText,
    quantity: row.quantity,
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
  }
}
