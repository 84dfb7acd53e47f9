import { isVerified, type User } from './account.ts'

/** The roles of Specification §6; unknown as long as nobody has said who is logged in. */
export type Identity = 'unknown' | 'visitor' | 'unverified' | 'verified'

/** What a user is to the product: null is nobody, undefined not said. */
export function identityOf(user: Pick<User, 'email_verified_at'> | null | undefined): Identity {
  if (user === undefined) return 'unknown'
  if (user === null) return 'visitor'
  return isVerified(user) ? 'verified' : 'unverified'
}
