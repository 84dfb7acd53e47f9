import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Country, Language } from '#app/domain/locale/locales.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Mails to send and sent mails. A row is written in the transaction of the change that the mail is about, so that
 * neither exists without the other. `next_attempt_at` is when a sender may take the row; the sender moves it past the
 * time that sending can take, so that no other takes it meanwhile. `due_at` is since when it could have been sent.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: text('message_id').notNull().unique(),
    template: text().notNull(),
    recipient: text().notNull(),
    recipientName: text('recipient_name'),
    language: text().$type<Language>().notNull(),
    country: text().$type<Country>().notNull(),
    /** The template's data; emptied when the mail is sent, since it may contain links that act for its reader. */
    data: jsonb().notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** The trace of the request that the mail is about (W3C Trace Context). */
    traceId: text('trace_id'),
    /** After this the mail is useless and is given up. */
    usefulUntil: moment('useful_until').notNull(),
    attempts: integer().notNull().default(0),
    /** Whether more is still to be told in the mail, so that it waits; a recipient has one such mail of a template. */
    isHeld: boolean('is_held').notNull().default(false),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index().on(table.recipient),
    uniqueIndex('mail_outbox_held').on(table.template, table.recipient).where(sql`${table.isHeld}`),
  ],
)

/**
 * Mails that were deleted with their reader's account, for 31 days: each machine has files of its own, and deletes theirs.
 * Their ids are random, and say nothing of the reader.
 */
export const deletedMails = pgTable('deleted_mails', {
  messageId: text('message_id').primaryKey(),
  deletedAt: moment('deleted_at').notNull().defaultNow(),
})
