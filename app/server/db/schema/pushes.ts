import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sessions, users } from './accounts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The devices that show what price agents tell as notifications: the address at the browser's push service, and the keys
 * that only this browser can decrypt with (RFC 8030, RFC 8291). A device is a session, so that it hears nothing more
 * after the user has logged out.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

/**
 * Notifications to send. A row is written in the transaction of the alerts that it tells, and deleted when the push
 * service has it. `isHeld`, `dueAt` and `nextAttemptAt` are as those of `mailOutbox`.
 */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    offerIds: bigint('offer_ids', { mode: 'number' }).array().notNull(),
    isHeld: boolean('is_held').notNull().default(true),
    dueAt: moment('due_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** After this the notification is useless and is given up. */
    usefulUntil: moment('useful_until').notNull().default(sql`'infinity'`),
    lastError: text('last_error'),
  },
  (table) => [
    index('push_outbox_waiting').on(table.nextAttemptAt).where(sql`not ${table.isHeld}`),
    index().on(table.subscriptionId),
    uniqueIndex('push_outbox_held').on(table.subscriptionId).where(sql`${table.isHeld}`),
  ],
)
