import type { Queryable } from '../../db/database.ts'
import { type UserRow, userColumns } from './present-user.ts'

/** The user who has an email, in lower case; undefined where nobody has it. */
export async function findUserByEmail(database: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await database.query<UserRow>(`select ${userColumns} from users where email = $1`, [email])
  return row
}

/** The user of a key. @throws where there is none, since who asks has just been seen. */
export async function getUser(database: Queryable, id: string): Promise<UserRow> {
  const [row] = await database.query<UserRow>(`select ${userColumns} from users where id = $1`, [id])
  if (!row) throw new Error('a user is gone')
  return row
}
