import { eq, like } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users, verifications } from '../../db/schema/accounts.ts'
import { mailOutbox } from '../../db/schema/mail.ts'
import { partFromLists } from '../../lists/sharing/part-from-lists.ts'
import { logSecurity } from '../../log.ts'
import { checkPassword, type Guess } from '../passwords/check-password.ts'

/**
 * Deletes a user and all their data, waiting mails included, after checking the password (product: Accounts).
 * @throws as `checkPassword`.
 */
export async function deleteAccount(
  database: Database,
  { id, password }: { id: string; password: string },
  guess: Guess,
): Promise<void> {
  await checkPassword(database, { id, password, field: 'password' }, guess)
  await database.transaction(async (tx) => {
    // Also what a passkey that was never made was to sign, which names the user.
    await tx.orm.delete(verifications).where(like(verifications.value, `%${id}%`))
    await partFromLists(tx, id)
    const deleted = await tx.orm.delete(users).where(eq(users.id, id)).returning({ email: users.email })
    // After the user: until then an alert may write a mail.
    for (const { email } of deleted) await tx.orm.delete(mailOutbox).where(eq(mailOutbox.recipient, email))
  })
  logSecurity('account deleted')
}
