import type { Day } from '../locale/dates.ts'
import type { Comparison, GoodsFacts } from '../prices/price-verdict.ts'
import type { UnitPriceBound } from '../prices/unit-price-bounds.ts'
import type { PriceVerdict } from '../prices/verdicts.ts'
import type { OfferCondition } from './offer-conditions.ts'

/** The background colours of product pictures. */
export const tints = ['oat', 'sky', 'butter', 'rose', 'mint', 'stone'] as const
export type Tint = (typeof tints)[number]

/**
 * The data a page needs to draw one offer, and no more, because it is sent with every page.
 * Prices are minor units of the country's currency; `price` is for all `units` together, each a `unitType` (`stk.`,
 * `kpl`); `unitPrice` is for a full unit of `quantityType`, null if the retailer does not state it; `size` is the pack as
 * a shopper reads it (`400 g`, `18 x 33 cl`), empty if unknown.
 */
export type OfferSummary = {
  id: number
  variantId: number
  /** Brand and product (§3, Display name). */
  name: string
  /** What the name is made of, for the price agent's payload (§3, Pricing agent item). */
  brand: { id: number | null; name: string | null; parentId: number | null; parentName: string | null }
  productName: { id: number; productName: string }
  imageUrl: string | null
  tint: Tint
  chain: { id: number; name: string; categoryId: number | null; categoryName: string | null }
  /** Whether the chain is wholesale, which verdicts leave out; absent for all others. */
  isWholesale?: true
  /** Whether the price may be wrong, so that verdicts leave it out; absent for all others. */
  isKeptBack?: true
  /** What the price asks of a shopper; absent without any. */
  conditions?: OfferCondition[]
  price: number
  regularPrice: number | null
  unitPrice: number | null
  /** What the retailer says of a `unitPrice` that is not exact; absent if it is. */
  unitPriceBound?: UnitPriceBound | undefined
  quantityType: string | null
  /** The whole pack in full units of `quantityType`; null if unknown. */
  quantity: number | null
  size: string
  units: number
  /** What one of several `units` costs alone; absent if unknown. */
  singlePrice?: number | undefined
  unitType: string
  startDate: Day
  endDate: Day
  isHighlighted: boolean
  /** What its price is worth; absent if nothing can be said, and unless it runs today. */
  verdict?: PriceVerdict | undefined
  /** What its price is compared with, until a page is for a shopper (`app/server/offers/judged-for.ts`). */
  comparison?: Comparison | undefined
  /** The lowest price of what a search found, on the offers that have it, until then. */
  goods?: GoodsFacts | undefined
  offerUrl: string | null
}
