import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import type { MailedLink } from '#app/domain/account/email-verification.ts'
import { InvalidInput } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { logSecurity } from '../../log.ts'
import { deleteUser } from '../profile/delete-user.ts'
import { lockUser } from '../profile/find-user.ts'
import { isSignedLink } from './verification-link.ts'
import { userOfLink } from './verify-email.ts'

const refused = (issue: AccountIssue) => new InvalidInput({ link: [issue] })

/**
 * Deletes an account that somebody else made with the reader's address, by the link that was mailed to it, also after the
 * link's end (§4 User session). An account that is gone already is no error.
 * @throws InvalidInput if the link is not ours, or the email has been verified.
 */
export async function disownAccount(database: Database, link: MailedLink): Promise<void> {
  if (!isSignedLink(link)) throw refused('verification-link')
  const deleteFiles = await database.transaction(async (tx) => {
    const linked = await userOfLink(tx, link)
    if (!linked) return undefined
    const user = await lockUser(tx, linked.id)
    if (user.emailVerifiedAt !== null) throw refused('email-verified')
    return deleteUser(tx, user.id)
  })
  if (!deleteFiles) return
  await deleteFiles()
  logSecurity('account deleted')
}
