import { keptMemberships } from '#app/device/cookies/memberships.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Memberships } from '#app/domain/memberships/memberships.ts'
import type { MembershipsInput } from '#machines/memberships/memberships.machine.ts'

/** The choice that the page was rendered with; without the shell's data, the one of the device. */
export function readKeptMemberships(
  country: Country,
  rendered: Memberships | null | undefined,
): Pick<MembershipsInput, 'saved' | 'isKept'> {
  const kept = keptMemberships(country)
  return { saved: rendered ? rendered.choice : kept, isKept: kept !== null }
}
