import { quantityTypeName } from '#app/domain/offers/sizes.ts'
import { unitPrice } from '#app/domain/prices/money.ts'
import type { PreparedOffer } from '../../row/prepared-offer.ts'
import type { ResolvedVariant } from '../resolve/resolve-variants-of-offers.ts'
import type { OfferRow } from './offer-row.ts'

const largestUnitPrice = 2_000_000_000

type UnitPrice = Pick<OfferRow, 'unit_price' | 'unit_price_bound'>

function unitPriceOf({ offer }: PreparedOffer, { size, perType }: ResolvedVariant): UnitPrice {
  const type = size?.quantityType ?? perType
  const stated = offer.unitPricePer === type ? offer.unitPrice : null
  const computed = size ? unitPrice(offer.price, size.quantity, size.pieces * offer.units) : null
  const amount = stated ?? computed ?? null
  const isSensible = amount !== null && amount > 0 && amount <= largestUnitPrice
  return {
    unit_price: isSensible ? amount : null,
    unit_price_bound: isSensible && stated !== null ? offer.unitPriceBound : null,
  }
}

/** An offer as a row of its table, with the unit price that the retailer states, else that of the size. */
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
    single_price: offer.singlePrice,
    regular_price: offer.regularPrice,
    currency: offer.currency,
    ...unitPriceOf(prepared, variant),
    is_highlighted: offer.isHighlighted,
    image_url: offer.imageUrl,
    offer_url: offer.offerUrl,
    defined_description: offer.definedDescription,
    conditions: offer.asked?.conditions ?? null,
    customer_limit: offer.asked?.customerLimit ?? null,
  }
}
