import * as v from 'valibot'
import { countries } from '../locale/locales.ts'
import { chainSchema } from '../offers/offer-schemas.ts'
import { tints } from '../offers/offer-summary.ts'
import { priceAgentItemSchema } from './price-agent-schemas.ts'

const id = v.pipe(v.number(), v.integer())

/**
 * What a heart asks the price agent to watch (§3, Pricing agent item): the payload that is built from an
 * offer, or a custom item, each with what is shown of it. `size` is the pack as a shopper reads it, empty if unknown.
 */
export const wantedItemSchema = v.object({
  product: v.union([priceAgentItemSchema.entries.product, v.object({ productVariant: v.object({ id }) })]),
  /** The chains that have it: of an offer its own. */
  chain: v.array(v.union([chainSchema, v.object({ id, chainCategoryId: v.nullable(id) })])),
  name: v.string(),
  size: v.string(),
  imageUrl: v.nullable(v.string()),
  tint: v.picklist(tints),
})

/** An item that waits on the device for a user with a verified email (§4, Adding to price agent). */
export const pendingWatchSchema = v.object({
  item: wantedItemSchema,
  /** The country of the page where it was chosen. */
  country: v.picklist(countries),
  /** The email of the user who chose it; null for a visitor, whose item goes to the next user who logs in. */
  owner: v.nullable(v.string()),
  /** Milliseconds since 1970. */
  keptAt: v.number(),
})
