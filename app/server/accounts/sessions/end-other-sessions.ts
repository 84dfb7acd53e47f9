import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { sessions } from '../../db/schema/accounts.ts'
import type { CurrentSession } from './current-user.ts'

/** Ends all sessions of a user but the present one. */
export async function endOtherSessions(database: Queryable, { id, session }: CurrentSession): Promise<void> {
  await database.orm.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, session.id)))
}
