import * as v from 'valibot'
import { productOfferSchema } from '../offers/offer-schemas.ts'

const itemUuid = v.pipe(v.string(), v.uuid())

/** The verdict of today on the price of an offer (`PriceVerdict`), as rows of a list have it. */
const todaysVerdictSchema = v.variant('kind', [
  v.object({ kind: v.literal('cheapest'), of: v.literal('product'), chains: v.number() }),
  v.object({ kind: v.literal('cheapestOfMine'), chains: v.number() }),
])

/**
 * What is on offer today for a list (§2.10): for each typed item that is not ticked its best offer, and the verdict on its
 * price if it has one; without those items that have none. And the verdicts on the offers that stand on the list.
 */
export const needsSchema = v.object({
  needs: v.array(v.object({ itemUuid, offer: productOfferSchema, verdict: v.optional(todaysVerdictSchema) })),
  verdicts: v.array(v.object({ itemUuid, verdict: todaysVerdictSchema })),
})
