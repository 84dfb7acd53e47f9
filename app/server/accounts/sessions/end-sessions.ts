import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { sessions } from '../../db/schema/accounts.ts'
import { logSecurity } from '../../log.ts'
import { checkPassword, type Guess } from '../passwords/check-password.ts'
import type { CurrentSession } from './current-user.ts'

const othersOf = ({ id, session }: CurrentSession) =>
  and(eq(sessions.userId, id), ne(sessions.id, session.id))

/** Ends all sessions of a user but the present one. */
export async function endOtherSessions(database: Queryable, current: CurrentSession): Promise<void> {
  await database.orm.delete(sessions).where(othersOf(current))
}

/**
 * Ends another session of a user, or all others, after checking the password (§7.3). One that has ended
 * already, or is somebody else's, is no error.
 * @param session.id which one; undefined for all others.
 * @throws as `checkPassword`.
 */
export async function endSessions(
  database: Queryable,
  current: CurrentSession,
  { password, id }: { password: string; id: string | undefined },
  guess: Guess,
): Promise<void> {
  await checkPassword(database, { id: current.id, password, field: 'password' }, guess)
  if (id === undefined) await endOtherSessions(database, current)
  else await database.orm.delete(sessions).where(and(othersOf(current), eq(sessions.id, id)))
  logSecurity('sessions ended')
}
