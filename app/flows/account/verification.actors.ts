import { request } from '#app/api/request.ts'
import type { MailedLink } from '#app/domain/account/email-verification.ts'
import type { Language } from '#app/domain/locale/locales.ts'

const pathOf = ({ id, hash }: MailedLink) =>
  `/email/verify/${encodeURIComponent(id)}/${encodeURIComponent(hash)}`

/**
 * Verifies the email of the logged-in user by the link that was mailed to them.
 * @throws a `Failure`: `invalid` if the link has ended, `forbidden` if it was mailed to another account.
 */
export async function verifyEmail(link: MailedLink, signal: AbortSignal): Promise<void> {
  const { expires, signature } = link
  await request('POST', pathOf(link), { body: { expires, signature }, signal })
}

/**
 * Deletes the account that a link was mailed to, as long as its email is not verified.
 * @throws a `Failure`: `invalid`, with the reason, if it cannot be deleted so.
 */
export async function disownAccount(link: MailedLink, { language }: { language: Language }): Promise<void> {
  const { expires, signature } = link
  const body = { expires, signature, error_message_language: language }
  await request('DELETE', pathOf(link), { body })
}
