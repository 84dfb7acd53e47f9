import { and, eq, isNull } from 'drizzle-orm'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { isAlive, isForEmail, isSignedLink, type OpenedLink } from './verification-link.ts'

/** What opening a link did: `already` where the email was verified before, `ended` where the link is too old or not ours. */
export type VerificationOutcome = 'verified' | 'already' | 'ended'

/**
 * Verifies the email of a signed link's user, once (product: Accounts). Opened again, however late, it says that this
 * is done, since a mail program may have opened it before its reader.
 * @returns what it did, and the user's country where there is such a user.
 */
export async function verifyEmail(
  database: Queryable,
  link: OpenedLink,
  now: Date,
): Promise<{ outcome: VerificationOutcome; country: Country | undefined }> {
  const [user] = await database.orm
    .select({
      email: users.email,
      country: users.countryRegisteredTo,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(eq(users.id, link.id))
  const country = user?.country
  if (!user || !isSignedLink(link) || !isForEmail(link, user.email)) return { outcome: 'ended', country }
  if (user.emailVerifiedAt !== null) return { outcome: 'already', country }
  if (!isAlive(link, now)) return { outcome: 'ended', country }
  const changed = await database.orm
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, link.id), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id })
  return { outcome: changed.length > 0 ? 'verified' : 'already', country }
}
