import * as v from 'valibot'
import { countries } from './locales.ts'
import { sketchSchema } from './shopping-list-schemas.ts'

const identifier = v.pipe(v.number(), v.integer())
const shown = { key: v.string(), name: v.string(), item: sketchSchema }

/**
 * Something that a visitor wants on their list, kept on the device until they have one (product: Shopping list). `id`
 * becomes the id of the change that puts it there, so that it is added only once, also if two tabs add it. `country` is the
 * one whose list takes it.
 */
export const guestItemSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  country: v.picklist(countries),
  addable: v.union([
    v.object({ ...shown, offerId: identifier }),
    v.object({ ...shown, customPartnerProductId: identifier }),
  ]),
  quantity: v.pipe(identifier, v.minValue(1)),
  /** Milliseconds since 1970. */
  keptAt: v.number(),
})
export type GuestItem = v.InferOutput<typeof guestItemSchema>

/** What a shopper without a list wants on it, and the country whose list takes it. */
export type PostponedAddition = Pick<GuestItem, 'addable' | 'quantity' | 'country'>

/** How long a device keeps what a visitor wanted: 30 days, in milliseconds. */
export const GUEST_ITEM_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** More than a visitor presses to add before they make an account. */
export const maximumGuestItems = 50
