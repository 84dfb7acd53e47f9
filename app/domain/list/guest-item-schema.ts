import * as v from 'valibot'
import { countries } from '../locale/locales.ts'
import { refusals } from './guest-items.ts'
import { sketchSchema } from './shopping-list-schemas.ts'

const identifier = v.pipe(v.number(), v.integer())
const shown = { key: v.string(), name: v.string(), item: sketchSchema }

/**
 * An item that a shopper without a list wants, kept on the device until they have one (§4 waiting items).
 * `id` becomes the id of the change that adds it, so that it is added only once, even if two tabs add it.
 */
export const guestItemSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** The country of the list that it will be added to. */
  country: v.picklist(countries),
  addable: v.union([
    v.object({ ...shown, offerId: identifier }),
    v.object({ ...shown, customPartnerProductId: identifier }),
    v.object({ ...shown, itemName: v.string() }),
  ]),
  quantity: v.pipe(identifier, v.minValue(1)),
  /** The email of the user who wanted it; null for a visitor, whose items go to the next user who logs in. */
  owner: v.optional(v.nullable(v.string()), null),
  /** Why the list did not take it, as the shopper was told; null if it was not refused. */
  refusal: v.optional(v.nullable(v.picklist(refusals)), null),
  /** Milliseconds since 1970. */
  keptAt: v.number(),
})
