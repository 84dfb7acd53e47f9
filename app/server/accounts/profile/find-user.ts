import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import type { UserRow } from './present-user.ts'

/** The user who has an email, in lower case; undefined if nobody has it. */
export async function findUserByEmail(database: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await database.orm.select().from(users).where(eq(users.email, email))
  return row
}

/**
 * The user with an id, locked in the caller's transaction, so that changes of their second factors wait for each other.
 * @throws if there is none: callers have just seen the user.
 */
export async function lockUser(tx: Queryable, id: string): Promise<UserRow> {
  const [row] = await tx.orm.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!row) throw new Error('a user is gone')
  return row
}

/** The user with an id. @throws if there is none: callers have just seen the user. */
export async function getUser(database: Queryable, id: string): Promise<UserRow> {
  const [row] = await database.orm.select().from(users).where(eq(users.id, id))
  if (!row) throw new Error('a user is gone')
  return row
}
