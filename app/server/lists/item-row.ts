import { chainLogo } from '#app/domain/chain-logos.ts'
import type { Day } from '#app/domain/dates.ts'
import type { Country } from '#app/domain/locales.ts'
import { formatAmount } from '#app/domain/money.ts'
import type { Tint } from '#app/domain/offer-card.ts'
import { hasEnded } from '#app/domain/offer-period.ts'
import type { ShoppingListItem } from '#app/domain/shopping-list.ts'
import { photoAddress } from '../photos/photo-address.ts'
import { storePlacementOf } from './store-walk.ts'

/** What an item showed when it was added; `price` is that of one piece in minor units, `imageUrl` as the feed named it. */
export type ItemFacts = {
  name: string
  subText: string
  imageUrl: string | null
  price: number | null
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

/** An item as `itemColumns` reads it. */
export type ItemRow = ItemFacts & { uuid: string; quantity: number; checked: boolean }

/** The columns of an `ItemRow`, of items `i`. */
export const itemColumns = `i.id as uuid, i.name, i.sub_text as "subText", i.quantity, i.checked,
  i.image_url as "imageUrl", i.price, i.sub_price_text as "subPriceText",
  i.price_details_text as "priceDetailsText", i.chain_name as "chainName", i.is_highlighted as "isHighlighted",
  i.part, i.tint, i.offer_id as "offerId", i.custom_partner_product_id as "customPartnerProductId",
  i.start_date as "startDate", i.end_date as "endDate"`

/** An item as the contract names it (Specification §3), on a day of its country. */
export function presentItem(row: ItemRow, country: Country, today: Day): ShoppingListItem {
  const { part, price, imageUrl, chainName } = row
  return {
    uuid: row.uuid,
    name: row.name,
    subText: row.subText,
    quantity: row.quantity,
    checked: row.checked,
    imageUrl: photoAddress(imageUrl),
    priceText: price === null ? null : formatAmount(price, country),
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
