import { displayName, type ProductOffer, sizeIn } from '../offers/offers.ts'
import { readAmount } from '../prices/read-amount.ts'
import { readUnitPrice } from '../prices/unit-price-bounds.ts'
import type { OfferDetail } from './partner-pages.ts'

/**
 * An offer of the HTTP contract in full, for the viewer. Its prices are parsed from their formatted texts, which we write
 * ourselves.
 */
export function detailOfOffer(offer: ProductOffer): OfferDetail {
  const { productVariant, definedDescription, priceFormattedForCountry, ...rest } = offer
  const { pricePerFullUnitOfQuantityTypeFormattedForCountry: unitPrice, ...shown } = rest
  return {
    ...shown,
    variantId: productVariant.id,
    name: displayName(offer),
    size: sizeIn(offer),
    price: readAmount(priceFormattedForCountry) ?? 0,
    ...readUnitPrice(unitPrice),
    regularPrice: null,
    description: definedDescription.map(({ value }) => value).join(', '),
  }
}
