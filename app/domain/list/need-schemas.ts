import * as v from 'valibot'
import { productOfferSchema } from '../offers/offer-schemas.ts'

/** The typed items of a list that are not ticked, each with its best offer today (§2.10); without those that have none. */
export const needsSchema = v.object({
  needs: v.array(v.object({ itemUuid: v.pipe(v.string(), v.uuid()), offer: productOfferSchema })),
})
