import type { OfferCondition } from '../offers/offer-conditions.ts'

/**
 * What a page depends on of a shopper: the ids of the chains that count for them (§4 My chains), and those of the programmes
 * whose member they are (§4 My memberships).
 */
export type Shopper = { mine: number[]; memberships: string[] }

/** A shopper who has chosen nothing: what everybody gets. */
export const anybody: Shopper = { mine: [], memberships: [] }

/** The conditions that a member of these programmes meets, as `offers.conditions` has them: `member:trumf`. */
export const metBy = (memberships: readonly string[]): string[] => memberships.map((id) => `member:${id}`)

/**
 * Whether a member of these programmes meets a condition. An app, a coupon and a sum are met by no membership, and neither is a
 * price for members of a programme that we do not know.
 */
export const isMetBy = (
  condition: OfferCondition,
  memberships: readonly string[],
): condition is Extract<OfferCondition, { kind: 'member' }> =>
  condition.kind === 'member' && memberships.includes(condition.programme?.id ?? '')

/**
 * Whether a member of these programmes meets all that a price asks (`isMetBy`).
 * @param stored as `offers.conditions` has them: `member:trumf`, `app`.
 */
export function meetsAll(stored: readonly string[], memberships: readonly string[]): boolean {
  const met = metBy(memberships)
  return stored.every((asked) => met.includes(asked))
}

/** An offer as one shopper gets it: with those of its conditions marked that a member of these programmes meets. */
export function withMet<Offer extends { conditions?: OfferCondition[] | undefined }>(
  offer: Offer,
  memberships: readonly string[],
): Offer {
  if (!offer.conditions || memberships.length === 0) return offer
  const conditions = offer.conditions.map((condition) =>
    isMetBy(condition, memberships) ? { ...condition, isMet: true as const } : condition,
  )
  return { ...offer, conditions }
}
