import { and, eq } from 'drizzle-orm'
import encodeQR from 'qr'
import { type AppSetup, inFours } from '#app/domain/account/factors/factors.ts'
import { Refused } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { twoFactors } from '../../db/schema/accounts.ts'
import { logSecurity } from '../../log.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { createAuth } from '../auth.ts'
import { checkPassword, type Guess } from '../passwords/check-password.ts'
import { lockUser } from '../profile/find-user.ts'
import { queueFactorMail } from '../queue-account-mail.ts'
import type { CurrentSession } from '../sessions/current-user.ts'
import { endOtherSessions } from '../sessions/end-sessions.ts'
import { headersOf, type RenewedSession, renewedSession } from './auth-cookies.ts'
import { countCode, spendCode, wrongCode } from './count-code.ts'

const added = () => new Refused(400, 'The account has an authenticator app already.')

/**
 * Makes the secret of an authenticator app and its backup codes, after checking the password. They count once a code is
 * confirmed; until then each call makes new ones.
 * @throws as `checkPassword`; Refused 400 if the account has an app.
 */
export async function setUpApp(
  database: Database,
  { id, session }: CurrentSession,
  { password, ...guess }: Guess & { password: string },
): Promise<AppSetup> {
  await checkPassword(database, { id, password, field: 'password' }, guess)
  const answer = await database.transaction(async (tx) => {
    // Otherwise an app that is confirmed at this moment would get another secret, and nobody could log in with it.
    await lockUser(tx, id)
    const auth = createAuth(tx, { isPasswordChecked: true })
    return auth.api.enableTwoFactor({
      body: { password, method: 'totp' },
      headers: await headersOf(auth, guess.request, { session: session.token }),
      asResponse: true,
    })
  })
  if (answer.status === 400) throw added()
  if (!answer.ok) throw new Error(`no app could be set up: ${answer.status}`)
  const { totpURI, backupCodes }: { totpURI: string; backupCodes: string[] } = await answer.json()
  return {
    uri: totpURI,
    secret: new URL(totpURI).searchParams.get('secret') ?? '',
    qr: encodeQR(totpURI, 'svg'),
    backup_codes: backupCodes.map(inFours),
  }
}

/**
 * Confirms an authenticator app with one of its codes: from now on a login asks for one. All other sessions end, because
 * they began without one; the present session gets a new token, and the user a mail.
 * @throws InvalidInput if the code is wrong; Throttled as `countCode`; Refused 400 if no app is being set up.
 */
export async function confirmApp(
  database: Database,
  current: CurrentSession,
  { code, request, address, now }: Guess & { code: string },
): Promise<RenewedSession> {
  const { id, session } = current
  const uncount = await countCode(database, { userId: id, address, now })
  const renewed = await database.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    const [waiting] = await tx.orm
      .update(twoFactors)
      .set({ confirmedAt: now })
      .where(and(eq(twoFactors.userId, id), eq(twoFactors.verified, false)))
      .returning({ id: twoFactors.id })
    if (!waiting) throw added()
    // Before the present session becomes a new one.
    await endOtherSessions(tx, current)
    const auth = createAuth(tx)
    const answer = await auth.api.verifyTOTP({
      body: { code },
      headers: await headersOf(auth, request, { session: session.token }),
      asResponse: true,
    })
    if (answer.status === 401) throw wrongCode('code')
    if (!answer.ok) throw new Error(`no app could be confirmed: ${answer.status}`)
    await spendCode(tx, code, { userId: id, now })
    await queueFactorMail(tx, user, { change: 'app-added', now })
    return renewedSession(auth, answer)
  })
  await uncount()
  logSecurity('second factor added')
  mailWaits()
  return renewed
}
