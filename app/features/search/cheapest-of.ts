import type { ProductOffer } from '#app/domain/offers.ts'
import { readAmount } from '#app/domain/read-amount.ts'

/**
 * The offer whose full unit costs least among those measured in the commonest unit, or undefined where fewer than
 * two can be compared: only the lowest of compared prices is called cheapest.
 */
export function cheapestOf(offers: ProductOffer[]): ProductOffer | undefined {
  const compared = Map.groupBy(offers.filter(hasUnitPrice), (offer) => offer.quantityType)
  const commonest = [...compared.values()].sort((a, b) => b.length - a.length)[0] ?? []
  if (commonest.length < 2) return undefined
  return commonest.reduce((least, offer) => (unitPriceOf(offer) < unitPriceOf(least) ? offer : least))
}

function hasUnitPrice(offer: ProductOffer): boolean {
  return offer.quantityType !== null && Number.isFinite(unitPriceOf(offer))
}

function unitPriceOf({ pricePerFullUnitOfQuantityTypeFormattedForCountry: price }: ProductOffer): number {
  return (price === null ? null : readAmount(price)) ?? Number.POSITIVE_INFINITY
}
