import { and, eq, lte, or } from 'drizzle-orm'
import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import { isAppCode } from '#app/domain/account/factors/factor-schemas.ts'
import { InvalidInput, Throttled } from '../../api/failures.ts'
import { browserOf } from '../../api/guards/csrf.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { credentials, sessions, twoFactors } from '../../db/schema/accounts.ts'
import { logSecurity } from '../../log.ts'
import { createAuth } from '../auth.ts'
import { rememberBrowser } from '../login/known-browsers.ts'
import { passwordOf } from '../passwords/password-of.ts'
import { getUser } from '../profile/find-user.ts'
import { readStarted, type StartedSession } from '../sessions/started-session.ts'
import { headersOf } from './auth-cookies.ts'
import { challengedUser, waitingLogin } from './challenge.ts'
import { countCode, spendCode, wrongCode } from './count-code.ts'
import { hashBackupCode } from './two-factor-plugin.ts'

const ended = () => new InvalidInput({ login: ['login-ended' satisfies AccountIssue] })

/** For how long the app of a user is still locked. */
async function secondsLocked(tx: Queryable, userId: string, now: Date): Promise<number> {
  const [app] = await tx.orm
    .select({ until: twoFactors.lockedUntil })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return Math.max(1, Math.ceil(((app?.until ?? now).getTime() - now.getTime()) / 1000))
}

/** What better-auth's refusal of a code means. */
async function refusalIn(
  answer: Response,
  tx: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<Error> {
  if (answer.status === 429) return new Throttled(await secondsLocked(tx, userId, now))
  const { code }: { code?: string } = await answer.json()
  if (code === 'INVALID_CODE') return wrongCode('code')
  // 409: somebody else used the code at the same moment.
  if (code === 'INVALID_BACKUP_CODE' || answer.status === 409) return wrongCode('backup-code')
  return ended()
}

type Attempt = { request: Request; address: string; token: string | undefined; now: Date }
type Challenged = { userId: string; challenge: string; code: string }

/** Checks a code and starts the session. A refusal is returned, so that what better-auth counted of it is kept. */
async function checkCode(
  tx: Queryable,
  { userId, challenge, code }: Challenged,
  { request, token, now }: Attempt,
): Promise<StartedSession | Error> {
  // A password that is being changed ends this login: we wait for that change, or it waits for us and ends our session.
  const [locked] = await tx.orm
    .select({ hash: credentials.password })
    .from(credentials)
    .where(passwordOf(userId))
    .for('share')
  const auth = createAuth(tx)
  const options = { headers: await headersOf(auth, request, { login: challenge }), asResponse: true } as const
  const answer = isAppCode(code)
    ? await auth.api.verifyTOTP({ ...options, body: { code } })
    : await auth.api.verifyBackupCode({ ...options, body: { code: hashBackupCode(code) } })
  if (!answer.ok) return refusalIn(answer, tx, { userId, now })
  if (isAppCode(code)) await spendCode(tx, code, { userId, now })
  const started = await readStarted(answer)
  const user = await getUser(tx, userId)
  const hasEnded = and(eq(sessions.userId, userId), lte(sessions.expiresAt, now))
  await tx.orm.delete(sessions).where(or(eq(sessions.token, token ?? ''), hasEnded))
  await rememberBrowser(tx, { email: user.email, browser: browserOf(request), now }, locked?.hash ?? '')
  return { ...started, cookies: [...started.cookies, waitingLogin.end()], user }
}

/**
 * Ends a login whose password was right with a code of the user's authenticator app or a backup code, and only then
 * starts the session.
 * @throws InvalidInput for `code` if it is wrong or was used; for `login` if the login was ten minutes ago or five codes
 * were wrong. Throttled as `countCode`, and after ten wrong codes in a row.
 */
export async function answerChallenge(
  database: Database,
  code: string,
  attempt: Attempt,
): Promise<StartedSession> {
  const { request, address, now } = attempt
  const challenge = waitingLogin.of(request)
  if (challenge === undefined) throw ended()
  const userId = await challengedUser(createAuth(database), challenge, now)
  if (userId === undefined) throw ended()
  const uncount = await countCode(database, { userId, address, now })
  const result = await database.transaction((tx) => checkCode(tx, { userId, challenge, code }, attempt))
  if (result instanceof Error) throw result
  await uncount()
  logSecurity('login succeeded')
  return result
}
