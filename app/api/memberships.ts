import type { Country } from '#app/domain/locale/locales.ts'
import type { MembershipChoice } from '#app/domain/memberships/memberships.ts'
import { request } from './request.ts'

/** The memberships of an account, and in which country they are. */
export type MembershipsOfAccount = { programmes: MembershipChoice; country: Country }
type Options = { signal?: AbortSignal }

/** The ids of the programmes whose member the user is (§7.3). @throws a `Failure`, as all calls here do. */
export const fetchMemberships = (options: Options): Promise<MembershipsOfAccount> =>
  request('GET', '/api/user/memberships', options)

/**
 * Keeps the memberships of a country at the user's account, if that is of the country (§7.3).
 * @param ifNone leaves a choice as it is that the account has already.
 * @returns what the account has now.
 */
export const saveMemberships = (
  programmes: string[],
  { country, ifNone = false, ...options }: Options & { country: Country; ifNone?: boolean },
): Promise<MembershipsOfAccount> =>
  request('POST', '/api/user/memberships', {
    body: { programmes, country, if_none: ifNone },
    ...options,
  })
