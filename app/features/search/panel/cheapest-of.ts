import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { readUnitPrice } from '#app/domain/prices/unit-price-bounds.ts'

/**
 * The offer with a lower price of a full unit than all others in the commonest unit. Undefined if fewer than two can be
 * compared, if another costs the same, or if the lowest price is not exact.
 */
export function cheapestOf(offers: ProductOffer[]): ProductOffer | undefined {
  const compared = Map.groupBy(offers.flatMap(priced), ({ offer }) => offer.quantityType)
  const commonest = [...compared.values()].sort((a, b) => b.length - a.length)[0] ?? []
  const [least, next] = commonest.toSorted((a, b) => a.unitPrice - b.unitPrice)
  return least && next && !least.unitPriceBound && least.unitPrice < next.unitPrice ? least.offer : undefined
}

function priced(offer: ProductOffer) {
  const { unitPrice, unitPriceBound } = readUnitPrice(offer.pricePerFullUnitOfQuantityTypeFormattedForCountry)
  return unitPrice === null || offer.quantityType === null ? [] : [{ offer, unitPrice, unitPriceBound }]
}
