import type { Database } from '../db/database.ts'
import { mailWaits } from '../mail/queue-mail.ts'
import { getUser } from './find-user.ts'
import { queueVerificationMail } from './queue-account-mail.ts'
import { throttleMails } from './throttle-mails.ts'

/**
 * Mails a user the link that verifies their email once more (Specification §7.3).
 * @returns whether a mail was written: who is verified needs none.
 * @throws Throttled over one a minute and six an hour.
 */
export async function resendVerification(database: Database, id: string, now: Date): Promise<boolean> {
  const user = await getUser(database, id)
  if (user.email_verified_at !== null) return false
  await throttleMails(database, user.email, now)
  await database.transaction((tx) => queueVerificationMail(tx, user, now))
  mailWaits()
  return true
}
