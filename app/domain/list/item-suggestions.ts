import * as v from 'valibot'
import { tints } from '../offers/offer-summary.ts'

const id = v.pipe(v.number(), v.integer())

/**
 * Goods that may be meant by what is typed on a list. `kinds` are some kinds of them. `shops` are the chains that have them on
 * offer today, the cheapest first, each with its lowest price of one piece in minor units; absent if none
 * says so, but shops seldom call products by that name. `imageUrl` is a picture of the cheapest.
 */
export const suggestedGoodsSchema = v.object({
  name: v.string(),
  kinds: v.array(v.string()),
  imageUrl: v.nullable(v.string()),
  tint: v.picklist(tints),
  shops: v.optional(v.array(v.object({ chainId: id, chain: v.string(), price: id }))),
})
export type SuggestedGoods = v.InferOutput<typeof suggestedGoodsSchema>

/** The goods that may be meant, the likeliest first; the same for everybody. */
export const itemSuggestionsSchema = v.object({ goods: v.array(suggestedGoodsSchema) })
export type ItemSuggestions = v.InferOutput<typeof itemSuggestionsSchema>
