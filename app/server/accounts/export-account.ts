import type { User, UserSession } from '#app/domain/account.ts'
import type { Queryable } from '../db/database.ts'
import type { CurrentSession } from './current-user.ts'
import { listSessions } from './list-sessions.ts'

/** Everything an account holds about its user, as they take it with them (GDPR, article 20). */
export type AccountExport = { exported_at: string; user: User; sessions: Omit<UserSession, 'is_current'>[] }

export async function exportAccount(
  database: Queryable,
  current: CurrentSession,
  now: Date,
): Promise<AccountExport> {
  const sessions = await listSessions(database, current, now)
  return {
    exported_at: now.toISOString(),
    user: current.user,
    sessions: sessions.map(({ is_current: _, ...session }) => session),
  }
}
