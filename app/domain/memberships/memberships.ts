import type { Country } from '../locale/locales.ts'
import type { Programme } from '../offers/offer-conditions.ts'

/** The ids of the programmes whose member a shopper says to be; empty if of none; null if they have not said (§4 My memberships). */
export type MembershipChoice = string[] | null

/** The programmes of a country, and which of them the shopper is a member of. */
export type Memberships = { programmes: Programme[]; choice: MembershipChoice }

/** So many memberships can be kept (§9 My memberships). */
export const mostMemberships = 30
const year = 365 * 24 * 60 * 60
const none = 'none'

/** What an id of a programme looks like: `k-plussa`. */
export const programmeId = /^[a-z][a-z0-9-]{0,39}$/

/** The cookie that keeps a visitor's memberships in a country: ids with dots between them, or `none`. */
export const membershipsCookie = (country: Country) => ({ name: `memberships-${country}`, seconds: year })

/** Reads the value of the cookie; null if it says nothing that can be read. */
export function readMemberships(value: string | undefined): MembershipChoice {
  if (value === none) return []
  const ids = membershipsOf((value ?? '').split('.'))
  return ids.length > 0 ? ids : null
}

/** The value of the cookie for a choice. */
export const writeMemberships = (ids: readonly string[]): string => (ids.length > 0 ? ids.join('.') : none)

/** The ids that can be ids of programmes, each once, in one order. */
export function membershipsOf(ids: readonly string[]): string[] {
  const valid = ids.filter((id) => id !== none && programmeId.test(id))
  return [...new Set(valid)].slice(0, mostMemberships).sort()
}

/** A choice without the programmes that a country does not have; null if it chose only such. */
export function knownMemberships(
  choice: MembershipChoice,
  programmes: readonly Programme[],
): MembershipChoice {
  if (choice === null || choice.length === 0) return choice
  const left = choice.filter((chosen) => programmes.some(({ id }) => id === chosen))
  return left.length > 0 ? left : null
}

/** The choice after a press on one programme. */
export const withPressed = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].sort()
