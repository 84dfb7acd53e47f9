import { and, eq, lte, or } from 'drizzle-orm'
import { longestPassword } from '#app/domain/account/account.ts'
import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import { Busy, InvalidInput } from '../../api/failures.ts'
import { browserOf } from '../../api/guards/csrf.ts'
import { uncountIfBusy } from '../../api/guards/throttle.ts'
import type { Database } from '../../db/database.ts'
import { credentials, sessions } from '../../db/schema/accounts.ts'
import { logSecurity } from '../../log.ts'
import { createAuth } from '../auth.ts'
import { keptIn } from '../factors/auth-cookies.ts'
import { type Asker, hashPassword, isOutdated } from '../passwords/hash-password.ts'
import { passwordOf } from '../passwords/password-of.ts'
import { findUserByEmail } from '../profile/find-user.ts'
import { readStarted, type StartedSession, sessionHeaders } from '../sessions/started-session.ts'
import { countLogin } from './limit-logins.ts'
import { logOut } from './log-out.ts'

function wrong(): InvalidInput {
  logSecurity('login failed')
  return new InvalidInput({ email: ['credentials' satisfies AccountIssue] })
}

/**
 * Checks again that the password was not changed while we hashed: that change ended all sessions before this one
 * existed. The lock waits for a change in progress; a later change finds this session and ends it.
 */
async function isStillPassword(database: Database, id: string, hash: string): Promise<boolean> {
  const rows = await database.orm
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(passwordOf(id), eq(credentials.password, hash)))
    .for('share')
  return rows.length > 0
}

/**
 * Hashes a right password at the present cost if its hash is of another. A server that is too busy leaves it for the next
 * login.
 * @returns the hash that is stored then.
 */
async function hashedAnew(
  database: Database,
  { id, password, hash }: { id: string; password: string; hash: string },
  asker: Asker,
): Promise<string> {
  if (!isOutdated(hash)) return hash
  try {
    const made = await hashPassword(password, asker)
    const changed = await database.orm
      .update(credentials)
      .set({ password: made })
      .where(and(passwordOf(id), eq(credentials.password, hash)))
      .returning({ id: credentials.id })
    return changed.length > 0 ? made : hash
  } catch (error) {
    if (error instanceof Busy) return hash
    throw error
  }
}

type Attempt = { request: Request; address: string; token: string | undefined; now: Date }

/**
 * Starts a session with a new token if the password is right, and ends the browser's earlier session, so that nobody
 * else's is continued (§3, Login). An unknown email costs the same hash as a wrong password. If the user
 * has a second factor, no session is started: the login waits for a code (`answerChallenge`).
 * @throws InvalidInput if email or password is wrong; Throttled as `countLogin`; Busy as `hashPassword`.
 */
export async function logIn(
  database: Database,
  { email, password }: { email: string; password: string },
  { request, address, token, now }: Attempt,
): Promise<StartedSession | { challenge: string }> {
  const counted = await countLogin(database, { email, address, browser: browserOf(request), now })
  if (password.length > longestPassword) throw wrong()
  let hash: string | undefined
  const takeHash = (taken: string) => {
    hash = taken
  }
  const asker = { signal: request.signal, address }
  const auth = createAuth(database, { takeHash, asker })
  const signingIn = auth.api.signInEmail({
    body: { email, password },
    headers: sessionHeaders(request),
    asResponse: true,
  })
  const answer = await uncountIfBusy(signingIn, counted.takeBack)
  if (answer.status === 401) throw wrong()
  if (!answer.ok) throw new Error(`nobody could be logged in: ${answer.status}`)
  const challenge = await keptIn(auth, answer, 'login')
  const result = challenge === undefined ? await readStarted(answer) : { challenge }
  const user = await findUserByEmail(database, email)
  if (!user) throw wrong()
  if (hash === undefined || !(await isStillPassword(database, user.id, hash))) {
    if ('token' in result) await logOut(database, result.token)
    throw wrong()
  }
  const kept = await hashedAnew(database, { id: user.id, password, hash }, asker)
  if ('challenge' in result) {
    // The password was no guess, but the browser becomes known with the code only.
    await counted.takeBack()
    logSecurity('second factor asked')
    return result
  }
  const hasEnded = and(eq(sessions.userId, user.id), lte(sessions.expiresAt, now))
  await database.orm.delete(sessions).where(or(eq(sessions.token, token ?? ''), hasEnded))
  await counted.succeed(kept)
  logSecurity('login succeeded')
  return { ...result, user }
}
