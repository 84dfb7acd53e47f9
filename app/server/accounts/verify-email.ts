import type { Country } from '#app/domain/locales.ts'
import type { Queryable } from '../db/database.ts'
import { isForEmail, isSignedLink, type OpenedLink } from './verification-link.ts'

type Row = { email: string; country: Country }

/**
 * Verifies the email of a signed link's user, once; opened again it changes nothing, since a mail program may have
 * opened it before its reader.
 * @returns whether the email is verified, and the user's country where there is such a user.
 */
export async function verifyEmail(
  database: Queryable,
  link: OpenedLink,
  now: Date,
): Promise<{ isVerified: boolean; country: Country | undefined }> {
  const [user] = await database.query<Row>(
    'select email, country_registered_to as country from users where id = $1',
    [link.id],
  )
  const isGood = isSignedLink(link, now) && user !== undefined && isForEmail(link, user.email)
  if (isGood) {
    await database.query(
      'update users set email_verified_at = $2, updated_at = $2 where id = $1 and email_verified_at is null',
      [link.id, now],
    )
  }
  return { isVerified: isGood, country: user?.country }
}
