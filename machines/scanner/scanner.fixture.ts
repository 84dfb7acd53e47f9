import type { ScannedProduct } from '#app/domain/scan/scanned-product.ts'
import { coffeeDetail } from '#machines/offer-viewer/offer-viewer.fixture.ts'

/** Digits of a known product, and what they say. */
export const coffeeCode = '5701234567899'
export const coffeeGtin = '05701234567899'
/** Digits that a shop assigned itself, and those of the coffee with a mistake. */
export const shopsOwnCode = '2317406100004'
export const mistypedCode = '5701234567898'

/** A product with an offer today, and one without. */
export const scannedCoffee: ScannedProduct = {
  variantId: coffeeDetail.variantId,
  name: coffeeDetail.name,
  size: coffeeDetail.size,
  imageUrl: coffeeDetail.imageUrl,
  tint: coffeeDetail.tint,
  offers: [coffeeDetail],
  history: [],
}
export const unofferedCoffee: ScannedProduct = { ...scannedCoffee, offers: [] }
