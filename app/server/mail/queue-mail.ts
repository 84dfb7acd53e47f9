import { randomUUID } from 'node:crypto'
import type { Queryable } from '../db/database.ts'
import { mailOutbox } from '../db/schema/mail.ts'
import { nudgeJob } from '../jobs/nudge-job.ts'
import { settings } from '../settings.ts'
import type { TemplateInput } from './mail.ts'

const twoDays = 48 * 60 * 60_000
// One address and nothing that a header or an SMTP command could take for its end.
const oneAddress = /^[^\s<>,;:\\"\p{C}]+@[^\s<>,;:\\"@\p{C}]+$/u

type QueuedMail = TemplateInput & {
  to: string
  /** After this the mail helps nobody, such as when its link dies; 48 hours from now if it is not given. */
  usefulUntil?: Date
  /** Where one click ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string
}

/**
 * Writes a mail to the outbox in the caller's transaction: with what it tells, or not at all. After the commit
 * `mailWaits` has it sent at once; without that it is found within three minutes.
 * @throws TypeError if `to` is not one plain address.
 */
export async function queueMail(tx: Queryable, mail: QueuedMail): Promise<void> {
  if (!oneAddress.test(mail.to)) throw new TypeError('a mail goes to one plain address')
  const domain = settings().mailFrom.address.split('@').at(-1)
  await tx.orm.insert(mailOutbox).values({
    messageId: `<${randomUUID()}@${domain}>`,
    template: mail.template,
    recipient: mail.to,
    recipientName: mail.name,
    language: mail.language,
    country: mail.country,
    data: mail.data,
    unsubscribeUrl: mail.unsubscribeUrl,
    usefulUntil: mail.usefulUntil ?? new Date(Date.now() + twoDays),
  })
}

/** Has waiting mail sent now; call it after the commit of what queued it. */
export function mailWaits(): void {
  nudgeJob('send-mail')
}
