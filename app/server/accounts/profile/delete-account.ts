import type { Database } from '../../db/database.ts'
import { partFromLists } from '../../lists/sharing/part-from-lists.ts'
import { checkPassword, type Guess } from '../passwords/check-password.ts'

/**
 * Deletes a user with all that is theirs, mails on their way to them as well, for who knows the password (product: Accounts).
 * @throws as `checkPassword`.
 */
export async function deleteAccount(
  database: Database,
  { id, password }: { id: string; password: string },
  guess: Guess,
): Promise<void> {
  await checkPassword(database, { id, password, field: 'password' }, guess)
  await database.transaction(async (tx) => {
    await tx.query('delete from verifications where value = $1', [id])
    await tx.query('delete from mail_outbox where recipient = (select email from users where id = $1)', [id])
    await partFromLists(tx, id)
    await tx.query('delete from users where id = $1', [id])
  })
}
