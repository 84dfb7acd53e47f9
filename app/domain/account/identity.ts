import { isVerified, type User } from './account.ts'

/** The roles of §6; unknown until the server has told who is logged in. */
export type Identity = 'unknown' | 'visitor' | 'unverified' | 'verified'

/** The role of a user: null is a visitor, undefined is not known yet. */
export function identityOf(user: Pick<User, 'email_verified_at'> | null | undefined): Identity {
  if (user === undefined) return 'unknown'
  if (user === null) return 'visitor'
  return isVerified(user) ? 'verified' : 'unverified'
}

/** Whether somebody is known to be logged in. */
export const isUser = (identity: Identity): boolean => identity === 'verified' || identity === 'unverified'

/** Whether a user has logged out, and not only turned out to be a visitor. */
export const isSessionEnd = (from: Identity, to: Identity): boolean => from !== 'unknown' && to === 'visitor'
