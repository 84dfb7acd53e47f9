import { and, eq, gt, isNull, lte, not, sql } from 'drizzle-orm'
import type { Country, Language } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import { deletedMails, mailOutbox } from '../db/schema/mail.ts'
import { json, moment, nullable, number, statement, text } from '../db/statement.ts'
import type { TemplateInput } from './mail.ts'

/** A mail that a sender has taken, so that no other sends it. */
export type TakenMail = {
  id: number
  messageId: string
  createdAt: Date
  attempts: number
  recipient: string
  unsubscribeUrl: string | null
  /** The trace of the request that the mail is about. */
  traceId: string | null
  input: TemplateInput
}

const longestWaiting = statement(
  {
    id: number(),
    messageId: text(),
    createdAt: moment(),
    attempts: number(),
    recipient: text(),
    recipientName: nullable(text()),
    language: text<Language>(),
    country: text<Country>(),
    template: text(),
    data: json<unknown>(),
    unsubscribeUrl: nullable(text()),
    traceId: nullable(text()),
  },
  `
update mail_outbox set attempts = attempts + 1, next_attempt_at = now() + $1 * interval '1 ms'
where id = (
  select id from mail_outbox
  where sent_at is null and given_up_at is null and not is_held and next_attempt_at <= now() and useful_until > now()
  order by next_attempt_at, id limit 1 for update skip locked)
returning id, message_id as "messageId", created_at as "createdAt", attempts, recipient,
  recipient_name as "recipientName", language, country, template, data, unsubscribe_url as "unsubscribeUrl",
  trace_id as "traceId"`,
)

/**
 * Takes the mail that has waited longest. No other sender gets it until `leaseMs` have passed, which must be longer
 * than sending can take: after that its sender must be dead, and another may try.
 * @returns undefined if none is due.
 */
export async function takeMail(database: Queryable, leaseMs: number): Promise<TakenMail | undefined> {
  const [row] = await database.query(longestWaiting, [leaseMs])
  if (!row) return undefined
  const { template, data, recipientName: name, language, country, ...mail } = row
  return { ...mail, input: { template, data, name, language, country } as TemplateInput }
}

const isWaiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt), not(mailOutbox.isHeld))
const now = sql`now()`

/** Marks a mail as sent, and deletes its data. @returns false if the mail was deleted meanwhile. */
export async function markSent(database: Queryable, id: number): Promise<boolean> {
  const marked = await database.orm
    .update(mailOutbox)
    .set({ sentAt: sql`coalesce(${mailOutbox.sentAt}, now())`, lastError: null, data: {} })
    .where(eq(mailOutbox.id, id))
    .returning({ id: mailOutbox.id })
  return marked.length > 0
}

/**
 * Notes why a mail was not sent, and schedules another attempt in `delayMs`, or at `useful_until` if that is sooner.
 */
export async function retryLater(
  database: Queryable,
  id: number,
  reason: string,
  delayMs: number,
): Promise<void> {
  await database.query(
    `update mail_outbox
     set last_error = $2, next_attempt_at = least(now() + $3 * interval '1 ms', useful_until)
     where id = $1`,
    [id, reason, delayMs],
  )
}

/** Notes why a mail will never be sent, and deletes its data. */
export async function giveUp(database: Queryable, id: number, reason: string): Promise<void> {
  await database.orm
    .update(mailOutbox)
    .set({ givenUpAt: now, lastError: reason, data: {} })
    .where(eq(mailOutbox.id, id))
}

/**
 * Gives up mails that waited past `useful_until`, keeping the last reason why they were not sent.
 * @returns how many were given up.
 */
export async function giveUpUseless(database: Queryable): Promise<number> {
  const rows = await database.orm
    .update(mailOutbox)
    .set({
      givenUpAt: now,
      data: {},
      lastError: sql`coalesce(${mailOutbox.lastError}, 'it was not tried in time')`,
    })
    .where(and(isWaiting, lte(mailOutbox.nextAttemptAt, now), lte(mailOutbox.usefulUntil, now)))
    .returning({ id: mailOutbox.id })
  return rows.length
}

/** Deletes all mails to an address, waiting and sent, and notes it for other machines. @returns their Message-IDs. */
export async function deleteMailsTo(database: Queryable, address: string): Promise<string[]> {
  const deleted = await database.orm
    .delete(mailOutbox)
    .where(eq(mailOutbox.recipient, address))
    .returning({ messageId: mailOutbox.messageId })
  if (deleted.length > 0) await database.orm.insert(deletedMails).values(deleted).onConflictDoNothing()
  return deleted.map(({ messageId }) => messageId)
}

/** Deletes mails that were sent or given up more than 30 days ago. */
export async function forgetOldMail(database: Queryable): Promise<void> {
  await database.query(
    `delete from mail_outbox where coalesce(sent_at, given_up_at) < now() - interval '30 days'`,
  )
  await database.query(`delete from deleted_mails where deleted_at < now() - interval '31 days'`)
}

/**
 * Makes every waiting mail due. For the start of the only process on a database: any sender that had taken a mail is
 * dead.
 */
export async function takeBackMail(database: Queryable): Promise<void> {
  await database.orm
    .update(mailOutbox)
    .set({ nextAttemptAt: now })
    .where(and(isWaiting, gt(mailOutbox.nextAttemptAt, now)))
}
