import { findSize, readSize } from '#app/domain/offers/read-size.ts'
import { formatSize, type QuantityType, type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import { unitPrice } from '#app/domain/prices/money.ts'
import type { OfferInput } from './imported-offer.ts'
import type { TjekOffer } from './normalise-tjek.ts'

type Stated = { amount: number; per: QuantityType; isHighest: boolean }

const statedPrice = /\bpr\.? (kg|ltr|liter|l|stk)\.? (maks\.? )?(\d+),(\d\d)/i

/** Finds the unit price in a leaflet's text: `pr. kg 28,57`, or `pr. kg maks. 28,57` for goods of several sizes. */
function statedUnitPrice(description: string): Stated | undefined {
  const [, word = '', highest, whole, minor] = statedPrice.exec(description) ?? []
  const per = readSize(`1 ${word}`)?.quantityType
  return per && { amount: Number(whole) * 100 + Number(minor), per, isHighest: highest !== undefined }
}

/** The value of a range if both ends are the same. */
function single(range: { from?: number | null; to?: number | null } | null | undefined): number | undefined {
  return range?.from && (range.to ?? range.from) === range.from ? range.from : undefined
}

/** The possible sizes in an offer's fields and texts, the likeliest first. */
function candidates({ quantity, heading, description }: TjekOffer): Size[] {
  const amount = single(quantity?.size)
  const pieces = single(quantity?.pieces) ?? 1
  const symbol = quantity?.unit?.symbol
  const piece = amount && symbol ? readSize(`${String(amount).replace('.', ',')} ${symbol}`) : undefined
  const sentences = (description ?? '').split(/•|(?<=[^\d]\.)\s/).map((sentence) => findSize(sentence).size)
  const found = [
    piece,
    piece && Number.isInteger(pieces) && pieces > 1 ? { ...piece, pieces } : undefined,
    findSize(heading ?? '').size,
    ...sentences,
  ]
  return found.filter((size) => size !== undefined)
}

/**
 * The size of a Tjek offer, from its fields. Half of the offers have no unit, and `pieces` counts either packs or the
 * pieces in one. The unit price in the text decides; if it fits no possible size, only the unit price is used. Without
 * a unit price, only the size of a single pack is trusted.
 */
export function sizeOfTjekOffer(
  offer: TjekOffer,
  price: number,
): Pick<OfferInput, 'size' | 'unitPrice' | 'unitPricePer'> {
  const stated = statedUnitPrice(offer.description ?? '')
  const sizes = candidates(offer)
  if (!stated) {
    const isSinglePack = single(offer.quantity?.pieces) === 1 && single(offer.quantity?.size) !== undefined
    const size = isSinglePack && offer.quantity?.unit ? sizes[0] : findSize(offer.heading ?? '').size
    return { size: size ? formatSize(size) : null }
  }
  if (stated.isHighest) return { size: null }
  const fitting = sizes.find((size) => {
    const computed = unitPrice(price, totalQuantity(size))
    return (
      size.quantityType === stated.per &&
      computed !== undefined &&
      Math.abs(computed / stated.amount - 1) < 0.01
    )
  })
  return fitting
    ? { size: formatSize(fitting) }
    : { size: null, unitPrice: stated.amount, unitPricePer: stated.per }
}
