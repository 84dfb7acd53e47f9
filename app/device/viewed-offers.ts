import * as v from 'valibot'
import { countries } from '#app/domain/locale/locales.ts'
import { tints } from '#app/domain/offers/offer-summary.ts'
import { type ViewedOffer, withViewedOffer } from '#app/domain/offers/viewed-offers.ts'
import { viewedOffersKey } from './viewed-offers-key.ts'

const integer = v.pipe(v.number(), v.integer())
const day = v.pipe(v.string(), v.isoDate())
const schema = v.object({
  id: integer,
  variantId: integer,
  name: v.string(),
  imageUrl: v.nullable(v.string()),
  tint: v.picklist(tints),
  chain: v.object({ id: integer, name: v.string() }),
  price: integer,
  regularPrice: v.nullable(integer),
  unitPrice: v.nullable(integer),
  quantityType: v.nullable(v.string()),
  size: v.string(),
  units: integer,
  unitType: v.string(),
  startDate: day,
  endDate: day,
  isHighlighted: v.boolean(),
  isCheapest: v.boolean(),
  offerUrl: v.nullable(v.string()),
  country: v.picklist(countries),
})

/** The offers that were looked at on this device, the latest first; what cannot be read is left out. */
export function readViewedOffers(): ViewedOffer[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(viewedOffersKey) ?? '[]')
    // Each alone: an earlier version of this code may have written another one.
    return (Array.isArray(stored) ? stored : []).flatMap((offer) => {
      const { success, output } = v.safeParse(schema, offer)
      return success ? [output] : []
    })
  } catch {
    return []
  }
}

/** Remembers that an offer was looked at. A browser that stores nothing remembers nothing. */
export function keepViewedOffer(offer: ViewedOffer): void {
  try {
    localStorage.setItem(viewedOffersKey, JSON.stringify(withViewedOffer(readViewedOffers(), offer)))
  } catch {
    // The strip stays as it was.
  }
}

/** Forgets them all. */
export function forgetViewedOffers(): void {
  try {
    localStorage.removeItem(viewedOffersKey)
  } catch {
    // Nothing was stored.
  }
}
