import * as v from 'valibot'
import { ctas } from './tracking.ts'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const address = v.pipe(v.string(), v.maxLength(2000), v.url())

/** `POST /api/t/{locale}/page-view` (§7.5). */
export const pageViewSchema = v.object({ pageViewForUrl: address })

/** `POST /api/t/{locale}/product-view` (§7.5). The name of the recommending module’s field is ours. */
export const productViewSchema = v.object({
  productOfferId: id,
  productVariantId: v.pipe(id, v.maxValue(2_147_483_647)),
  optionalPageViewForUrl: v.optional(address),
  optionalRecommendingModule: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))),
})

/** `POST /api/t/{locale}/cta` (§7.5). `search_term` is empty if nothing was searched for. */
export const ctaSchema = v.object({
  type: v.picklist(ctas),
  search_term: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  id_of_offer: id,
})
