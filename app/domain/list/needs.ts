import type { InferOutput } from 'valibot'
import type { OfferSummary } from '../offers/offer-summary.ts'
import type { needsSchema } from './need-schemas.ts'
import type { ShoppingListItem } from './shopping-list.ts'

/** The answer of `GET /api/shopping-list/uuid/{uuid}/needs` (§7.4). */
export type Needs = InferOutput<typeof needsSchema>

/** What the server is asked about an item by: the item, and its rule if it has one. */
export const askedAs = ({ uuid, rule }: Pick<ShoppingListItem, 'uuid' | 'rule'>): string => {
  const { sizes, brand = '' } = rule ?? {}
  const parts = [sizes?.from, sizes?.to, sizes?.unit, encodeURIComponent(brand)]
  return rule ? `${uuid} ${parts.join('-')}` : uuid
}

/** The uuid of the item that is asked about. */
export const uuidAskedAs = (asked: string): string => asked.split(' ', 1)[0] ?? ''

/** The verdict of today on the price of an offer, as a row of a list has it. */
export type TodaysVerdict = Needs['verdicts'][number]['verdict']

/** What is on offer today for a list, by the uuid of the item: the best offer for what was typed, and verdicts on offers. */
export type KnownNeeds = {
  needs: ReadonlyMap<string, OfferSummary>
  verdicts: ReadonlyMap<string, TodaysVerdict>
}
