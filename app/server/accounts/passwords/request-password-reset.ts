import { setTimeout as delay } from 'node:timers/promises'
import { lte } from 'drizzle-orm'
import { throttle } from '../../api/guards/throttle.ts'
import type { Database } from '../../db/database.ts'
import { verifications } from '../../db/schema/accounts.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { forgottenThrottle, mailThrottle } from '../account-limits.ts'
import { createAuth } from '../auth.ts'
import { findUserByEmail } from '../profile/find-user.ts'
import { queueResetMail } from '../queue-account-mail.ts'

/** No answer is faster than this, so that its time does not reveal whether a mail was written. */
const shortestAnswerMs = 300

type Asked = { email: string; next: string | undefined; now: Date }

async function writeLink(database: Database, { email, next, now }: Asked): Promise<void> {
  await database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return
    // Earlier links go on working: their reader may open an earlier mail first.
    await tx.orm.delete(verifications).where(lte(verifications.expiresAt, now))
    let token: string | undefined
    const takeResetToken = (made: string) => {
      token = made
    }
    const answer = await createAuth(tx, { takeResetToken }).api.requestPasswordReset({
      body: { email },
      asResponse: true,
    })
    if (!answer.ok || token === undefined) throw new Error(`no link could be made: ${answer.status}`)
    await queueResetMail(tx, user, { token, now, next })
  })
  mailWaits()
}

/**
 * Mails a link for choosing a new password if an account has the email. The answer does not reveal
 * whether one has (§7.3).
 * @param asked.next the path of this site that the login after it leads on to.
 * @param address the address that asks, as limits count it.
 * @throws Throttled over one a minute and six an hour for an email, known or not; over ten in ten minutes and fifty a day
 * from an address.
 */
export async function requestPasswordReset(database: Database, asked: Asked, address: string): Promise<void> {
  const { email, now } = asked
  await throttle(database, forgottenThrottle, { of: address, now })
  await throttle(database, mailThrottle, { of: email, now })
  await Promise.all([writeLink(database, asked), delay(shortestAnswerMs)])
}
