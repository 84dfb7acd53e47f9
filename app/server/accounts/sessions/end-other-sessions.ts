import type { Queryable } from '../../db/database.ts'
import type { CurrentSession } from './current-user.ts'

/** Logs a user out everywhere but here. */
export async function endOtherSessions(database: Queryable, { id, session }: CurrentSession): Promise<void> {
  await database.query('delete from sessions where user_id = $1 and id <> $2', [id, session.id])
}
