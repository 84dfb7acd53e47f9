import type { Day } from '../locale/dates.ts'

/** The walls product pictures stand before. */
export const tints = ['oat', 'sky', 'butter', 'rose', 'mint', 'stone'] as const
export type Tint = (typeof tints)[number]

/**
 * What a page needs to draw one offer, and no more, since it travels with every page.
 * Prices are minor units of the country's currency; `price` is for all `units` together, each a `unitType` (`stk.`,
 * `kpl`); `unitPrice` is for a full unit of `quantityType`, null where nobody tells it; `size` is the pack as a
 * shopper reads it (`400 g`, `18 x 33 cl`), empty where unknown.
 */
export type OfferSummary = {
  id: number
  variantId: number
  /** Brand and product, as Specification §3, Display name. */
  name: string
  imageUrl: string | null
  tint: Tint
  chain: { id: number; name: string }
  price: number
  regularPrice: number | null
  unitPrice: number | null
  quantityType: string | null
  size: string
  units: number
  unitType: string
  startDate: Day
  endDate: Day
  isHighlighted: boolean
  /** The lowest price of those compared on the page. */
  isCheapest: boolean
  offerUrl: string | null
}
