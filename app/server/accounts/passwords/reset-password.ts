import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import { forgive, takeBack, throttle, uncountIfBusy } from '../../api/guards/throttle.ts'
import type { Database } from '../../db/database.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { createAuth } from '../auth.ts'
import { accountThrottle, resetThrottle } from '../limits.ts'
import { getUser } from '../profile/find-user.ts'
import { queuePasswordChangedMail } from '../queue-account-mail.ts'
import type { Guess } from './check-password.ts'
import { isCommonPassword } from './common-passwords.ts'

type Reset = { token: string; email: string; password: string }

/**
 * Gives an account a new password by a link that was mailed, once, and ends all its sessions (product: Accounts).
 * @throws InvalidInput if the link is used, older than 60 minutes or another email's, or the password is common;
 * Throttled over twenty in ten minutes from an address; Busy as `hashPassword`, and the link is not used up.
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
    // The password is hashed in the transaction, and only by a good link: to hash it sooner would tell a link from none.
    const asker = { signal: request.signal, address }
    const answer = await createAuth(tx, { takeResetUser, asker }).api.resetPassword({
      body: { token, newPassword: password },
      asResponse: true,
    })
    const user = answer.ok && id !== undefined ? await getUser(tx, id) : undefined
    if (user?.email !== email) throw new InvalidInput({ email: ['reset-link' satisfies AccountIssue] })
    await queuePasswordChangedMail(tx, user, now)
    // Guesses of the old password must not keep the user from logging in with the new one.
    await forgive(tx, accountThrottle, email)
  })
  await uncountIfBusy(reset, () => takeBack(database, resetThrottle, address))
  mailWaits()
}
