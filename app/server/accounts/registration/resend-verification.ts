import { throttle } from '../../api/guards/throttle.ts'
import type { Database } from '../../db/database.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { mailThrottle, verificationThrottle } from '../account-limits.ts'
import { getUser } from '../profile/find-user.ts'
import { queueVerificationMail } from '../queue-account-mail.ts'

/**
 * Mails a user the link that verifies their email once more (§7.3).
 * @param asked.next the path of this site that the link leads on to.
 * @returns whether a mail was written; a verified user needs none.
 * @throws Throttled over one a minute and six an hour, including the mails of the registration and of forgotten
 * passwords.
 */
export async function resendVerification(
  database: Database,
  { id, next, now }: { id: string; next: string | undefined; now: Date },
): Promise<boolean> {
  const user = await getUser(database, id)
  if (user.emailVerifiedAt !== null) return false
  await throttle(database, verificationThrottle, { of: id, now })
  await throttle(database, mailThrottle, { of: user.email, now })
  await database.transaction((tx) => queueVerificationMail(tx, user, { now, next }))
  mailWaits()
  return true
}
