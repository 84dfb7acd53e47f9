import { and, eq, isNull } from 'drizzle-orm'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { isAlive, isForEmail, isSignedLink, type OpenedLink } from './verification-link.ts'

/**
 * The result of opening a link: `already` if the email was verified before, `ended` if the link is expired or not ours.
 */
export type VerificationOutcome = 'verified' | 'already' | 'ended'

/**
 * Verifies the email of a signed link's user, once (product: Accounts). Opened again, however late, the link answers
 * `already`, since a mail program may have opened it before its reader.
 * @returns the result, and the user's country if the user exists.
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
