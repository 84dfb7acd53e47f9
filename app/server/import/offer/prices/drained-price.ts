import { type QuantityType, type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import { isDrained, netAndDrained } from '#app/server/sizes/drained.ts'

type Sold = { price: number; units: number; size: Size | undefined }

/**
 * The unit price of a tin whose pack says how much is left without the water: goods are compared by that. Nothing if the
 * text says none, or that of another size.
 */
export function drainedPrice(
  text: string,
  { price, units, size }: Sold,
): { unitPrice?: number; unitPricePer?: QuantityType } {
  const water = size?.quantityType === 'kg' ? netAndDrained(text) : undefined
  if (!size || !water || !isDrained(water) || Math.abs(water.net - size.quantity) > 0.0005) return {}
  const left = (totalQuantity(size) / water.net) * water.drained * units
  return { unitPrice: Math.round(price / left), unitPricePer: 'kg' }
}
