import { eq } from 'drizzle-orm'
import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import type { EmailVerification, MailedLink } from '#app/domain/account/email-verification.ts'
import { InvalidInput, Refused } from '../../api/failures.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { logSecurity } from '../../log.ts'
import { removeFactors } from '../factors/remove-factors.ts'
import { lockUser } from '../profile/find-user.ts'
import type { UserRow } from '../profile/present-user.ts'
import type { CurrentSession } from '../sessions/current-user.ts'
import { endOtherSessions } from '../sessions/end-sessions.ts'
import { rotateSession } from '../sessions/rotate-session.ts'
import { isAlive, isForEmail, isSignedLink } from './verification-link.ts'

/** The user whom a link was mailed to; undefined if we did not sign it, the account is gone, or its email is another. */
export async function userOfLink(database: Queryable, link: MailedLink): Promise<UserRow | undefined> {
  if (!isSignedLink(link)) return undefined
  const [user] = await database.orm.select().from(users).where(eq(users.id, link.id))
  return user && isForEmail(link, user.email) ? user : undefined
}

/** Shows where a link leads. It changes nothing: mail programs open links before their readers do. */
export async function showVerification(
  database: Queryable,
  link: MailedLink,
  now: Date,
): Promise<EmailVerification> {
  const user = await userOfLink(database, link)
  if (!user) return { status: 'invalid', email: null }
  const { email } = user
  if (user.emailVerifiedAt !== null) return { status: 'verified', email }
  return { status: isAlive(link, now) ? 'open' : 'expired', email }
}

const ended = () => new InvalidInput({ link: ['verification-link' satisfies AccountIssue] })

/**
 * Verifies the email of the logged-in user by the link that was mailed to them (§4 User session). The session gets a
 * new token, and all others end, since somebody else may have registered the address; a factor from before they needed a
 * verified email goes too.
 * @returns the session's new token; undefined if the email was verified before, and then nothing changes.
 * @throws InvalidInput if the link is not ours or has expired; Refused 403 if it was mailed to another account.
 */
export async function verifyEmail(
  database: Database,
  current: CurrentSession,
  link: MailedLink,
  now: Date,
): Promise<{ token: string; cookie: string } | undefined> {
  const renewed = await database.transaction(async (tx) => {
    const linked = await userOfLink(tx, link)
    if (!linked) throw ended()
    if (linked.id !== current.id) throw new Refused(403, 'The link is of another account.')
    const user = await lockUser(tx, current.id)
    if (user.emailVerifiedAt !== null) return undefined
    if (!isAlive(link, now)) throw ended()
    await removeFactors(tx, user.id)
    await endOtherSessions(tx, current)
    await tx.orm.update(users).set({ emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, user.id))
    return rotateSession(tx, current, now)
  })
  if (renewed) logSecurity('email verified')
  return renewed
}
