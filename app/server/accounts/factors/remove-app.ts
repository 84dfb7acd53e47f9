import { missing } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { logSecurity } from '../../log.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { createAuth } from '../auth.ts'
import { checkPassword, type Guess } from '../passwords/check-password.ts'
import { lockUser } from '../profile/find-user.ts'
import { queueFactorMail } from '../queue-account-mail.ts'
import type { CurrentSession } from '../sessions/current-user.ts'
import { headersOf, type RenewedSession, renewedSession } from './auth-cookies.ts'

/**
 * Removes the authenticator app of a user with its backup codes, after checking the password. The present session gets a
 * new token, and the user a mail.
 * @throws as `checkPassword`; Refused 404 without a confirmed app.
 */
export async function removeApp(
  database: Database,
  { id, session }: CurrentSession,
  { password, ...guess }: Guess & { password: string },
): Promise<RenewedSession> {
  await checkPassword(database, { id, password, field: 'password' }, guess)
  const renewed = await database.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user.twoFactorEnabled) throw missing()
    const auth = createAuth(tx, { isPasswordChecked: true })
    const answer = await auth.api.disableTwoFactor({
      body: { password },
      headers: await headersOf(auth, guess.request, { session: session.token }),
      asResponse: true,
    })
    if (!answer.ok) throw new Error(`no app could be removed: ${answer.status}`)
    await queueFactorMail(tx, user, { change: 'app-removed', now: guess.now })
    return renewedSession(auth, answer)
  })
  logSecurity('second factor removed')
  mailWaits()
  return renewed
}
