import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { partFromLists } from '../../live/part-from-lists.ts'
import { deleteMailFiles, mailFolder } from '../../mail/mail-files.ts'
import { deleteMailsTo } from '../../mail/outbox.ts'
import { forgetChallenges } from './forget-challenges.ts'

/**
 * Deletes a user and all their data, in the caller's transaction.
 * @returns what is to be done after the commit: deletes the files of mails that were written without a mail server.
 */
export async function deleteUser(tx: Queryable, id: string): Promise<() => Promise<void>> {
  await forgetChallenges(tx, id)
  await partFromLists(tx, id)
  const [deleted] = await tx.orm.delete(users).where(eq(users.id, id)).returning({ email: users.email })
  // After the user: until then an alert may write a mail.
  const mails = deleted ? await deleteMailsTo(tx, deleted.email) : []
  return () => deleteMailFiles(mailFolder(), mails)
}
