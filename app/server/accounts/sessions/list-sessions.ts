import type { UserSession } from '#app/domain/account/account.ts'
import type { Queryable } from '../../db/database.ts'
import type { CurrentSession } from './current-user.ts'

type Row = { id: string; user_agent: string | null; created_at: Date; updated_at: Date }

/** Where a user is logged in, the latest used first. */
export async function listSessions(
  database: Queryable,
  { id, session }: CurrentSession,
  now: Date,
): Promise<UserSession[]> {
  const rows = await database.query<Row>(
    `select id, user_agent, created_at, updated_at from sessions
      where user_id = $1 and expires_at > $2 order by updated_at desc, id`,
    [id, now],
  )
  return rows.map((row) => ({
    id: row.id,
    is_current: row.id === session.id,
    user_agent: row.user_agent || null,
    created_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
  }))
}
