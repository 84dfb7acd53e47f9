import * as v from 'valibot'
import { countries } from '#app/domain/locale/locales.ts'
import { productOfferSchema } from '#app/domain/offers/offer-schemas.ts'
import { tints } from '#app/domain/offers/offer-summary.ts'
import { type ViewedOffer, withViewedOffer } from '#app/domain/offers/viewed-offers.ts'
import { unitPriceBounds } from '#app/domain/prices/unit-price-bounds.ts'
import { readStoredItems } from './read-stored-items.ts'
import { viewedOffersKey } from './viewed-offers-key.ts'

const offer = productOfferSchema.entries
const integer = v.pipe(v.number(), v.integer())
const day = v.pipe(v.string(), v.isoDate())
const schema = v.object({
  id: integer,
  variantId: integer,
  name: v.string(),
  brand: offer.brand,
  productName: offer.productName,
  imageUrl: v.nullable(v.string()),
  tint: v.picklist(tints),
  chain: offer.chain,
  price: integer,
  regularPrice: v.nullable(integer),
  unitPrice: v.nullable(integer),
  unitPriceBound: v.optional(v.picklist(unitPriceBounds)),
  quantityType: v.nullable(v.string()),
  quantity: v.nullable(v.number()),
  size: v.string(),
  units: integer,
  singlePrice: v.optional(integer),
  unitType: v.string(),
  startDate: day,
  endDate: day,
  isHighlighted: v.boolean(),
  offerUrl: v.nullable(v.string()),
  country: v.picklist(countries),
})

/** The offers that were viewed on this device, the latest first. */
export const readViewedOffers = (): ViewedOffer[] => readStoredItems(viewedOffersKey, schema)

/** Remembers that an offer was viewed; does nothing if the browser denies its storage. */
export function keepViewedOffer(offer: ViewedOffer): void {
  try {
    localStorage.setItem(viewedOffersKey, JSON.stringify(withViewedOffer(readViewedOffers(), offer)))
  } catch {
    // The offers stay as they were.
  }
}

export function forgetViewedOffers(): void {
  try {
    localStorage.removeItem(viewedOffersKey)
  } catch {
    // Nothing was stored.
  }
}
