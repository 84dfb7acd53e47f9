import { type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { ownerOfBrand } from '../../../lexicon/brands.ts'

/** A good that a shop states a trade number for. The price is that of a piece; brand and owner are folded names. */
export type NumberedGood = {
  size: Size | null
  price: number | null
  brand: string | null
  owner: string | null
}

/** Below, two shops read or weigh one pack differently. */
const otherPack = 1.9

/**
 * Whether two packs cannot be of one variant. If their sizes differ much, the prices tell: if those differ as much, the
 * packs do; else a size was misread, and the number is right.
 */
function areOtherPacks(a: NumberedGood, b: NumberedGood): boolean {
  if (a.size === null || b.size === null || a.size.quantityType !== b.size.quantityType) return false
  if (a.price === null || b.price === null) return false
  const [less, more] = [a, b]
    .map(({ size, price }) => ({ quantity: size ? totalQuantity(size) : 0, price: price ?? 0 }))
    .sort((x, y) => x.quantity - y.quantity)
  if (!less || !more) return false
  const times = more.quantity / less.quantity
  return times >= otherPack && more.price / less.price >= Math.sqrt(times)
}

/** Whether one folded brand is the other with more words, or written otherwise: `arla` and `arla ko`, `7 up` and `7up`. */
function isWithin(brand: string, longer: string): boolean {
  return `${longer} `.startsWith(`${brand} `) || brand.replaceAll(' ', '') === longer.replaceAll(' ', '')
}

/** Whether two goods are of brands that do not belong together: none is, or owns, the other, and no brand owns both. */
function areOfOtherBrands(a: NumberedGood, b: NumberedGood): boolean {
  const [own, other] = [a, b].map(({ brand, owner }) =>
    brand === null ? [] : [brand, owner ?? foldForKey(ownerOfBrand(brand) ?? '')].filter(Boolean),
  )
  if (!own?.length || !other?.length) return false
  return !own.some((x) => other.some((y) => isWithin(x, y) || isWithin(y, x)))
}

/** Whether two goods cannot be of one variant, so that one shop states the trade number of another good. */
export function contradicts(a: NumberedGood, b: NumberedGood): boolean {
  return areOfOtherBrands(a, b) || areOtherPacks(a, b)
}
