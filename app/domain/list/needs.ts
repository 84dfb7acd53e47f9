import type { InferOutput } from 'valibot'
import type { OfferSummary } from '../offers/offer-summary.ts'
import type { needsSchema } from './need-schemas.ts'

/** The answer of `GET /api/shopping-list/uuid/{uuid}/needs` (§7.4). */
export type Needs = InferOutput<typeof needsSchema>

/** The verdict of today on the price of an offer, as a row of a list has it. */
export type TodaysVerdict = Needs['verdicts'][number]['verdict']

/** What is on offer today for a list, by the uuid of the item: the best offer for what was typed, and verdicts on offers. */
export type KnownNeeds = {
  needs: ReadonlyMap<string, OfferSummary>
  verdicts: ReadonlyMap<string, TodaysVerdict>
}
