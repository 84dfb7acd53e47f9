import { eq } from 'drizzle-orm'
import { currentDatabase } from '../../db/current-database.ts'
import { sessions } from '../../db/schema/accounts.ts'
import type { CurrentSession } from './current-user.ts'
import { renewalSeconds, sessionSeconds } from './lifetimes.ts'
import { renewedCookie } from './session-cookie.ts'

/**
 * Extends a session that is used: at most once a day it gets its full lifetime again.
 * @returns the cookies to set, none if nothing changed.
 */
export async function renewSession(
  request: Request,
  { session }: CurrentSession,
  now: Date,
): Promise<string[]> {
  if (now.getTime() - session.renewedAt.getTime() < renewalSeconds * 1000) return []
  const database = await currentDatabase()
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000)
  await database.orm.update(sessions).set({ expiresAt, updatedAt: now }).where(eq(sessions.id, session.id))
  return [renewedCookie(request)]
}
