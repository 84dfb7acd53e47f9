import { eq } from 'drizzle-orm'
import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import { forgive, takeBack, throttle, uncountIfBusy } from '../../api/guards/throttle.ts'
import type { Database } from '../../db/database.ts'
import { verifications } from '../../db/schema/accounts.ts'
import { logSecurity } from '../../log.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { accountThrottle, resetThrottle } from '../account-limits.ts'
import { createAuth } from '../auth.ts'
import { lockUser } from '../profile/find-user.ts'
import { queuePasswordChangedMail } from '../queue-account-mail.ts'
import type { Guess } from './check-password.ts'
import { clearUnverified } from './clear-unverified.ts'
import { isCommonPassword } from './common-passwords.ts'

type Reset = { token: string; email: string; password: string }

/**
 * Sets a new password by a mailed link, which works once, and ends all sessions and other links of the account (§7.3).
 * An account whose email was never verified loses whatever it holds (`clearUnverified`).
 * @throws InvalidInput if the link was used, is older than 60 minutes or for another email, or if the password is
 * common; Throttled over twenty in ten minutes from an address; Busy as `hashPassword`, and then the link still works.
 */
export async function resetPassword(
  database: Database,
  { token, email, password }: Reset,
  { request, address, now }: Guess,
): Promise<void> {
  await throttle(database, resetThrottle, { of: address, now })
  if (await isCommonPassword(password, [email])) {
    throw new InvalidInput({ password: ['password-common' satisfies AccountIssue] })
  }
  const reset = database.transaction(async (tx) => {
    let id: string | undefined
    const takeResetUser = (user: string) => {
      id = user
    }
    // Hashed in the transaction, and only for a valid link: hashing earlier would reveal which links are valid.
    const asker = { signal: request.signal, address }
    const answer = await createAuth(tx, { takeResetUser, asker }).api.resetPassword({
      body: { token, newPassword: password },
      asResponse: true,
    })
    const user = answer.ok && id !== undefined ? await lockUser(tx, id) : undefined
    if (user?.email !== email) throw new InvalidInput({ email: ['reset-link' satisfies AccountIssue] })
    await tx.orm.delete(verifications).where(eq(verifications.value, user.id))
    if (user.emailVerifiedAt === null) await clearUnverified(tx, user.id)
    await queuePasswordChangedMail(tx, user, now)
    // Guesses of the old password must not keep the user from logging in with the new one.
    await forgive(tx, accountThrottle, email)
  })
  await uncountIfBusy(reset, () => takeBack(database, resetThrottle, address))
  logSecurity('password reset')
  mailWaits()
}
