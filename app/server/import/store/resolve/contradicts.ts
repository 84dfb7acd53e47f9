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

/** How many times the greater of two amounts is the less. */
const timesOf = (a: number, b: number) => Math.max(a, b) / Math.min(a, b)

/** How many times one pack is the other; undefined if their sizes cannot be compared. */
function timesOfSizes(a: Size | null, b: Size | null): number | undefined {
  if (a === null || b === null || a.quantityType !== b.quantityType) return undefined
  return timesOf(totalQuantity(a), totalQuantity(b))
}

/** Whether prices are those of two packs, one of which is so many times the other, and the larger one costs more. */
function arePricesOfPacks(a: NumberedGood, b: NumberedGood, times: number): boolean {
  if (a.price === null || b.price === null || a.size === null || b.size === null) return false
  const isMore = totalQuantity(a.size) > totalQuantity(b.size) === a.price > b.price
  return isMore && timesOf(a.price, b.price) >= Math.sqrt(times)
}

/**
 * Whether one brand is the other with more words, at its end or before, or written otherwise: `arla` and `arla ko`, `duck`
 * and `wc duck`, `7 up` and `7up`. Brands are folded.
 */
export function isWithin(brand: string, longer: string): boolean {
  const isPart = ` ${longer} `.startsWith(` ${brand} `) || ` ${longer} `.endsWith(` ${brand} `)
  return isPart || brand.replaceAll(' ', '') === longer.replaceAll(' ', '')
}

/** Whether two goods are of brands that do not belong together: none is, or owns, the other, and no brand owns both. */
function areOfOtherBrands(a: NumberedGood, b: NumberedGood): boolean {
  const [own, other] = [a, b].map(({ brand, owner }) =>
    brand === null ? [] : [brand, owner ?? foldForKey(ownerOfBrand(brand) ?? '')].filter(Boolean),
  )
  if (!own?.length || !other?.length) return false
  return !own.some((x) => other.some((y) => isWithin(x, y) || isWithin(y, x)))
}

/**
 * Whether two goods cannot be of one variant, so that one shop states the trade number of another good. If their sizes
 * agree they can, whatever brand and name they are written with. If one pack is much larger, the prices tell: if those
 * differ as much, the packs do; else a size was misread, and the number is right unless the brands do not belong together.
 * If sizes cannot be compared, other brands with prices of other packs are other goods.
 */
export function contradicts(a: NumberedGood, b: NumberedGood): boolean {
  const times = timesOfSizes(a.size, b.size)
  if (times !== undefined) {
    return times >= otherPack && (areOfOtherBrands(a, b) || arePricesOfPacks(a, b, times))
  }
  const isPricedAlike = a.price === null || b.price === null || timesOf(a.price, b.price) < otherPack
  return !isPricedAlike && areOfOtherBrands(a, b)
}
