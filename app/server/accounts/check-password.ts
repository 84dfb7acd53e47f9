import type { AccountIssue } from '#app/domain/account-schemas.ts'
import { InvalidInput } from '../api/failures.ts'
import { throttle } from '../api/throttle.ts'
import type { Queryable } from '../db/database.ts'
import { verifyPassword } from './hash-password.ts'
import { passwordLimit } from './limits.ts'

/**
 * Asks a user who is logged in for their present password again, before what cannot be undone.
 * @param field the form's field that holds it.
 * @returns the hash it was held against.
 * @throws InvalidInput where it is another; Throttled over five a minute.
 */
export async function checkPassword(
  database: Queryable,
  { id, password, field, now }: { id: string; password: string; field: string; now: Date },
): Promise<string> {
  await throttle(database, { what: 'password', of: id, limit: passwordLimit, now })
  const [row] = await database.query<{ hash: string }>(
    `select password as hash from credentials where user_id = $1 and provider_id = 'credential'`,
    [id],
  )
  if (!row || !(await verifyPassword({ password, hash: row.hash }))) {
    throw new InvalidInput({ [field]: ['current-password' satisfies AccountIssue] })
  }
  return row.hash
}
