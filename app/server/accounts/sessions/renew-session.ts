import { eq } from 'drizzle-orm'
import { currentDatabase } from '../../db/current-database.ts'
import { sessions } from '../../db/schema/accounts.ts'
import type { CurrentSession } from './current-user.ts'
import { longestSessionSeconds, renewalSeconds, sessionSeconds } from './lifetimes.ts'
import { cookieOfSession } from './session-cookie.ts'

/**
 * Extends a session that is used: at most once a day it gets its full lifetime again, but never more than 90 days from
 * its login.
 * @returns the cookies to set, none if nothing changed.
 */
export async function renewSession({ session }: CurrentSession, now: Date): Promise<string[]> {
  if (now.getTime() - session.renewedAt.getTime() < renewalSeconds * 1000) return []
  const database = await currentDatabase()
  const ends = session.startedAt.getTime() + longestSessionSeconds * 1000
  const seconds = Math.min(sessionSeconds, Math.floor((ends - now.getTime()) / 1000))
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  await database.orm.update(sessions).set({ expiresAt, updatedAt: now }).where(eq(sessions.id, session.id))
  return [cookieOfSession(session.token, seconds)]
}
