import { type ChosenIds, chosenCookie, inOneOrder, readChosen } from '../choices/chosen-ids.ts'
import type { Country } from '../locale/locales.ts'
import type { Programme } from '../offers/offer-conditions.ts'

/** The ids of the programmes whose member a shopper says to be; empty if of none; null if they have not said (§4 My memberships). */
export type MembershipChoice = ChosenIds<string>

/** The programmes of a country, and which of them the shopper is a member of. */
export type Memberships = { programmes: Programme[]; choice: MembershipChoice }

/** The most memberships that can be kept (§9 My memberships). */
export const mostMemberships = 30

/** What an id of a programme looks like: `k-plussa`. */
export const programmeId = /^[a-z][a-z0-9-]{0,39}$/

/** The cookie that keeps a visitor's memberships in a country. */
export const membershipsCookie = (country: Country) => chosenCookie('memberships', country)

/** Reads the value of the cookie; null if it says nothing that can be read. */
export const readMemberships = (value: string | undefined): MembershipChoice =>
  readChosen(value, membershipsOf)

/** The ids that can be ids of programmes, each once, in one order. */
export const membershipsOf = (ids: readonly string[]): string[] =>
  inOneOrder(
    ids.filter((id) => programmeId.test(id)),
    mostMemberships,
  )
