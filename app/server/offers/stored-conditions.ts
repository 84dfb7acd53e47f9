import type { OfferCondition } from '#app/domain/offers/offer-conditions.ts'
import { programmeOf } from '../lexicon/programmes.ts'

/**
 * What a price asks of a shopper, as `offers` stores it: `conditions` hold `member`, `member:trumf`, `app`, `coupon` and
 * `minimumSpend:20000`, so that one comparison with a list tells whether a shopper meets all of them; null if the price is
 * for everybody. `customerLimit` is how many a customer may take, null if it is not said.
 */
export type StoredConditions = { conditions: string[] | null; customerLimit: number | null }

function conditionOf(stored: string): OfferCondition[] {
  const [kind, of] = stored.split(':')
  switch (kind) {
    case 'member':
      return [{ kind, ...(of && { programme: programmeOf(of) }) }]
    case 'app':
    case 'coupon':
      return [{ kind }]
    case 'minimumSpend':
      return [{ kind, amount: Number(of) }]
    default:
      return []
  }
}

/** The conditions of an offer as its presenters send them; nothing without any. */
export function presentConditions({ conditions, customerLimit }: StoredConditions): {
  conditions?: OfferCondition[]
} {
  if (conditions === null && customerLimit === null) return {}
  return {
    conditions: [
      ...(conditions ?? []).flatMap(conditionOf),
      ...(customerLimit === null ? [] : [{ kind: 'limit' as const, quantity: customerLimit }]),
    ],
  }
}
