import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { isAlive, isForEmail, isSignedLink, type OpenedLink } from './verification-link.ts'

type Row = { email: string; country: Country; verified: boolean }

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
  const [user] = await database.query<Row>(
    `select email, country_registered_to as country, email_verified_at is not null as verified
      from users where id = $1`,
    [link.id],
  )
  const country = user?.country
  if (!user || !isSignedLink(link) || !isForEmail(link, user.email)) return { outcome: 'ended', country }
  if (user.verified) return { outcome: 'already', country }
  if (!isAlive(link, now)) return { outcome: 'ended', country }
  const changed = await database.query(
    `update users set email_verified_at = $2, updated_at = $2
      where id = $1 and email_verified_at is null returning id`,
    [link.id, now],
  )
  return { outcome: changed.length > 0 ? 'verified' : 'already', country }
}
