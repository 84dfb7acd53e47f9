import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { mailOutbox } from '../db/schema/mail.ts'
import { nudgeJob } from '../jobs/nudge-job.ts'
import { settings } from '../settings.ts'
import { currentTrace } from '../trace.ts'
import type { TemplateInput } from './mail.ts'

const twoDays = 48 * 60 * 60
// One address, without characters that could end it in a header or an SMTP command.
const oneAddress = /^[^\s<>,;:\\"\p{C}]+@[^\s<>,;:\\"@\p{C}]+$/u

type QueuedMail = TemplateInput & {
  to: string
  /** After so many seconds the mail is useless, for example because its link has expired; by default 48 hours. */
  usefulSeconds?: number
  /** The address at which one click ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string
}

/**
 * Writes a mail to the outbox in the caller's transaction, so that the mail exists only if the change does. Call
 * `mailWaits` after the commit to send it at once; otherwise it is found within three minutes.
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
    traceId: currentTrace(),
    // By the database's clock, as it is compared: a process whose clock is an hour behind would write mails too late.
    usefulUntil: sql`now() + ${mail.usefulSeconds ?? twoDays} * interval '1 second'`,
  })
}

/** Sends waiting mail now; call it after the commit of the transaction that queued it. */
export function mailWaits(): void {
  nudgeJob('send-mail')
}
