import type { InferOutput } from 'valibot'
import { mineFirst } from '../chains/my-chains.ts'
import type { Shopper } from '../memberships/shopper.ts'
import type { OfferDetail } from '../partners/partner-pages.ts'
import { judgedOffer } from '../prices/judged-offer.ts'
import { orderFor } from '../prices/order-for.ts'
import type { productByGtinSchema } from './scanned-product-schema.ts'

/** The answer of `GET /api/product-by-gtin/{locale}/{gtin}`, the same for everybody. */
export type ProductByGtin = InferOutput<typeof productByGtinSchema>

/** A product of a barcode as one shopper sees it: its offers with their verdicts, the cheapest first. */
export type ScannedProduct = Omit<ProductByGtin, 'offers'> & { offers: OfferDetail[] }

/** A product of a barcode for a shopper. */
export function scannedBy(shopper: Shopper, product: ProductByGtin): ScannedProduct {
  const offers = product.offers.map((offer) => judgedOffer(offer, shopper))
  return { ...product, offers: orderFor(offers, shopper) }
}

/** The offers in the order in which they are shown: those of the shopper's chains first, each group the cheapest first. */
export const offersInOrder = ({ offers }: ScannedProduct, mine: readonly number[]): OfferDetail[] =>
  mineFirst(offers, ({ chain }) => chain.id, mine)
