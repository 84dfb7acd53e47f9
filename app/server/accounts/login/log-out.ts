import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { sessions } from '../../db/schema/accounts.ts'

/** Ends a session, if it has not ended already (§7.3, `POST /logout`). */
export async function logOut(database: Queryable, token: string | undefined): Promise<void> {
  if (token !== undefined) await database.orm.delete(sessions).where(eq(sessions.token, token))
}
