import type { Queryable } from '../../db/database.ts'

/** Ends a session; one that ended already stays so (Specification §7.3, `POST /logout`). */
export async function logOut(database: Queryable, token: string | undefined): Promise<void> {
  if (token !== undefined) await database.query('delete from sessions where token = $1', [token])
}
