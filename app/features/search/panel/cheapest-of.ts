import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { readUnitPrice } from '#app/domain/prices/unit-price-bounds.ts'

/**
 * The offer with a lower price of a full unit than all others in the commonest unit. Undefined if fewer than two can be
 * compared, because only exact prices are, or if another costs the same.
 */
export function cheapestOf(offers: ProductOffer[]): ProductOffer | undefined {
  const compared = Map.groupBy(offers.filter(hasUnitPrice), (offer) => offer.quantityType)
  const commonest = [...compared.values()].sort((a, b) => b.length - a.length)[0] ?? []
  const [least, next] = commonest.toSorted((a, b) => unitPriceOf(a) - unitPriceOf(b))
  return least && next && unitPriceOf(least) < unitPriceOf(next) ? least : undefined
}

function hasUnitPrice(offer: ProductOffer): boolean {
  return offer.quantityType !== null && Number.isFinite(unitPriceOf(offer))
}

function unitPriceOf({ pricePerFullUnitOfQuantityTypeFormattedForCountry: price }: ProductOffer): number {
  const { unitPrice, unitPriceBound } = readUnitPrice(price)
  return unitPriceBound ? Number.POSITIVE_INFINITY : (unitPrice ?? Number.POSITIVE_INFINITY)
}
