import { quantityTypeName } from '#app/domain/offers/sizes.ts'
import { unitPrice } from '#app/domain/prices/money.ts'
import type { ResolvedVariant } from '../resolve/resolve-variants-of-offers.ts'
import type { PreparedOffer } from './prepare-offer.ts'
import type { OfferRow } from './upsert-offers.ts'

const largestUnitPrice = 2_000_000_000

function unitPriceOf({ offer }: PreparedOffer, { size, perType }: ResolvedVariant): number | null {
  const computed = size ? unitPrice(offer.price, size.quantity, size.pieces * offer.units) : undefined
  const amount = computed ?? (offer.unitPricePer === perType ? offer.unitPrice : null)
  return amount !== null && amount > 0 && amount <= largestUnitPrice ? amount : null
}

/** An offer as a row of its table, with the unit price if the size is known or the retailer states it. */
export function offerRow(prepared: PreparedOffer, chainId: number, variant: ResolvedVariant): OfferRow {
  const { offer, source, externalId } = prepared
  return {
    country: offer.country,
    source,
    external_id: externalId,
    chain_id: chainId,
    product_id: variant.productId,
    variant_id: variant.variantId,
    start_date: offer.startDate,
    end_date: offer.endDate,
    units: offer.units,
    unit_type: offer.unitType ?? quantityTypeName('stk', offer.country),
    price: offer.price,
    regular_price: offer.regularPrice,
    currency: offer.currency,
    unit_price: unitPriceOf(prepared, variant),
    is_highlighted: offer.isHighlighted,
    image_url: offer.imageUrl,
    offer_url: offer.offerUrl,
    defined_description: offer.definedDescription,
  }
}
