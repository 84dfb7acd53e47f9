import type { Database } from '../../db/database.ts'
import { logSecurity } from '../../log.ts'
import { checkPassword, type Guess } from '../passwords/check-password.ts'
import { deleteUser } from './delete-user.ts'

/**
 * Deletes a user and all their data, their mails included, after checking the password (§7.3).
 * @throws as `checkPassword`.
 */
export async function deleteAccount(
  database: Database,
  { id, password }: { id: string; password: string },
  guess: Guess,
): Promise<void> {
  await checkPassword(database, { id, password, field: 'password' }, guess)
  const deleteFiles = await database.transaction((tx) => deleteUser(tx, id))
  await deleteFiles()
  logSecurity('account deleted')
}
