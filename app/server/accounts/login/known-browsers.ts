import { and, eq } from 'drizzle-orm'
import { countAnew, wasCounted } from '../../api/guards/throttle.ts'
import type { Queryable } from '../../db/database.ts'
import { credentials, users } from '../../db/schema/accounts.ts'
import { knownBrowserThrottle } from '../account-limits.ts'

/** A browser, by the random name that we gave it, and the email of the account that is used in it. */
type Use = { email: string; browser: string; now: Date }

/** Contains the hash, so that a changed password makes all browsers unknown. */
const nameOf = ({ email, browser }: Use, hash: string) => `${email} ${browser} ${hash}`

/** Whether the account with the email knows a browser: the present password was used there in the last 30 days. */
export async function isKnownBrowser(database: Queryable, use: Use): Promise<boolean> {
  const [row] = await database.orm
    .select({ hash: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(and(eq(users.email, use.email), eq(credentials.providerId, 'credential')))
  // An unknown email runs the same queries, so that the time does not reveal it.
  return wasCounted(database, knownBrowserThrottle, { of: nameOf(use, row?.hash ?? ''), now: use.now })
}

/**
 * Makes a browser known for 30 days from now.
 * @param hash that of the password that was used or chosen there.
 */
export async function rememberBrowser(database: Queryable, use: Use, hash: string): Promise<void> {
  await countAnew(database, knownBrowserThrottle, { of: nameOf(use, hash), now: use.now })
}
