import { writeChosen } from '#app/domain/choices/chosen-ids.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import {
  type MembershipChoice,
  membershipsCookie,
  readMemberships,
} from '#app/domain/memberships/memberships.ts'
import { cookieOf, setCookie } from './cookies.ts'

/** What the device keeps of a visitor's memberships in a country (§4 My memberships). */
export const keptMemberships = (country: Country): MembershipChoice =>
  readMemberships(cookieOf(membershipsCookie(country).name))

/** Keeps a visitor's memberships in a country. */
export function keepMemberships(country: Country, ids: readonly string[]): void {
  const { name, seconds } = membershipsCookie(country)
  setCookie(name, writeChosen(ids), seconds)
}

/** Forgets the memberships of the device in a country. */
export function forgetMemberships(country: Country): void {
  setCookie(membershipsCookie(country).name, '', 0)
}
