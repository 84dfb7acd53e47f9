import { currentDatabase } from '../../db/current-database.ts'
import type { CurrentSession } from './current-user.ts'
import { renewalSeconds, sessionSeconds } from './lifetimes.ts'
import { renewedCookie } from './session-cookie.ts'

/**
 * Lets a session that is used live on: at most once a day it gets its whole time again.
 * @returns the cookies that go with it, none where nothing changed.
 */
export async function renewSession(
  request: Request,
  { session }: CurrentSession,
  now: Date,
): Promise<string[]> {
  if (now.getTime() - session.renewedAt.getTime() < renewalSeconds * 1000) return []
  const database = await currentDatabase()
  await database.query('update sessions set expires_at = $2, updated_at = $3 where id = $1', [
    session.id,
    new Date(now.getTime() + sessionSeconds * 1000),
    now,
  ])
  return [renewedCookie(request)]
}
