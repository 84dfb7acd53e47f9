import * as v from 'valibot'
import { productOfferSchema } from '../offers/offer-schemas.ts'
import { tints } from '../offers/offer-summary.ts'

const id = v.pipe(v.number(), v.integer())
const day = v.pipe(v.string(), v.isoDate())

/**
 * The answer of `GET /api/product-by-gtin/{locale}/{gtin}`: the product of a barcode, its offers of today, the cheapest
 * first, and its prices of the past year, the oldest first. Prices of the past are minor units of what its offers are compared by.
 */
export const productByGtinSchema = v.object({
  variantId: id,
  name: v.string(),
  /** The pack as a shopper reads it; empty if unknown. */
  size: v.string(),
  imageUrl: v.nullable(v.string()),
  tint: v.picklist(tints),
  offers: v.array(productOfferSchema),
  history: v.array(
    v.object({
      offerId: id,
      chain: v.string(),
      price: v.number(),
      deal: v.optional(v.object({ price: v.number(), units: v.number(), unitType: v.string() })),
      startDate: day,
      endDate: day,
    }),
  ),
})
