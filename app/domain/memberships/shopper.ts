import type { OfferCondition } from '../offers/offer-conditions.ts'

/**
 * What a page depends on of a shopper: the ids of the chains that count for them (§4 My chains), and those of the programmes
 * whose member they are (§4 My memberships).
 */
export type Shopper = { mine: number[]; memberships: string[] }

/** A shopper who has chosen nothing: what everybody gets. */
export const anybody: Shopper = { mine: [], memberships: [] }

/**
 * Whether a member of these programmes meets all that a price asks. An app, a coupon and a sum are met by no membership.
 * @param stored as `offers.conditions` has them: `member:trumf`, `app`.
 */
export const meetsAll = (stored: readonly string[], memberships: readonly string[]): boolean =>
  stored.every((asked) => memberships.some((id) => asked === `member:${id}`))

/** An offer as one shopper gets it: with those of its conditions marked that a member of these programmes meets. */
export function withMet<Offer extends { conditions?: OfferCondition[] | undefined }>(
  offer: Offer,
  memberships: readonly string[],
): Offer {
  if (!offer.conditions || memberships.length === 0) return offer
  const conditions = offer.conditions.map((condition) =>
    condition.kind === 'member' && condition.programme && memberships.includes(condition.programme.id)
      ? { ...condition, isMet: true as const }
      : condition,
  )
  return { ...offer, conditions }
}
