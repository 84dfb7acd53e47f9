import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { sessions } from '../../db/schema/accounts.ts'
import type { CurrentSession } from './current-user.ts'
import { longestSessionSeconds, sessionSeconds } from './lifetimes.ts'
import { cookieOfSession } from './session-cookie.ts'

/**
 * Gives a session a new token, so that whoever has the old one is logged out.
 * @returns the token, and the cookie that carries it.
 */
export async function rotateSession(
  database: Queryable,
  { session }: CurrentSession,
  now: Date,
): Promise<{ token: string; cookie: string }> {
  const token = randomBytes(32).toString('base64url')
  const ends = session.startedAt.getTime() + longestSessionSeconds * 1000
  const seconds = Math.min(sessionSeconds, Math.floor((ends - now.getTime()) / 1000))
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  await database.orm
    .update(sessions)
    .set({ token, expiresAt, updatedAt: now })
    .where(eq(sessions.id, session.id))
  return { token, cookie: cookieOfSession(token, seconds) }
}
