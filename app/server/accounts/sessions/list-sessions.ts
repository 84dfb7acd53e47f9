import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { UserSession } from '#app/domain/account/account.ts'
import type { Queryable } from '../../db/database.ts'
import { sessions } from '../../db/schema/accounts.ts'
import type { CurrentSession } from './current-user.ts'

/** A user's sessions, the last used first. */
export async function listSessions(
  database: Queryable,
  { id, session }: CurrentSession,
  now: Date,
): Promise<UserSession[]> {
  const rows = await database.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), asc(sessions.id))
  return rows.map((row) => ({
    id: row.id,
    is_current: row.id === session.id,
    user_agent: row.userAgent || null,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
  }))
}
