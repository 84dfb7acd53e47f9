import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { type MailChoice, usualMails, usualShoppingDay } from '#app/domain/agents/mail-choice.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { users } from './accounts.ts'
import { productVariants } from './products.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A user's price agent; a user has one at most. `shoppingDay` is the ISO weekday (1 is Monday) before which the mail of a
 * week is sent, and `weeklyAt` when that is next; null unless one mail a week was chosen.
 * `feedVersion` is how often its feed got an address.
 */
export const priceAgents = pgTable(
  'price_agents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    mails: text().$type<MailChoice>().notNull().default(usualMails),
    shoppingDay: integer('shopping_day').notNull().default(usualShoppingDay),
    weeklyAt: moment('weekly_at'),
    feedVersion: integer('feed_version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.weeklyAt)],
)

/**
 * A variant that an agent watches, and the chains at which it does. The chain 0 stands for every chain that has the
 * product, future ones too. The rules are those of `WatchRules` (app/domain/agents/watch-rules.ts); `looseNameKey` is the
 * key of the name of the variant's product if other sizes or brands are watched too, by which offers on them are matched.
 */
export const priceAgentWatches = pgTable(
  'price_agent_watches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: integer('agent_id')
      .notNull()
      .references(() => priceAgents.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id),
    chainIds: integer('chain_ids').array().notNull(),
    targetPrice: integer('target_price'),
    targetUnitPrice: integer('target_unit_price'),
    anySize: boolean('any_size').notNull().default(false),
    anyBrand: boolean('any_brand').notNull().default(false),
    looseNameKey: text('loose_name_key'),
    pausedUntil: date('paused_until', { mode: 'string' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.agentId, table.variantId),
    index().on(table.variantId),
    index().on(table.looseNameKey).where(sql`${table.looseNameKey} is not null`),
    index().on(table.pausedUntil).where(sql`${table.pausedUntil} is not null`),
  ],
)

/**
 * The offers that an agent has told its user of, each once, whichever watch it was for. `mailId` is the mail that tells
 * it; null if the page tells it, because the offer was live when the watch was added or the user wants no mails.
 * `mailId` is no foreign key, because mails are deleted after 30 days and alerts are not. The others are none, because each
 * key makes matching slower: the statement that writes alerts locks their watch, and a trigger deletes them with it
 * (migration 0016).
 */
export const priceAgentAlerts = pgTable(
  'price_agent_alerts',
  {
    agentId: integer('agent_id').notNull(),
    offerId: bigint('offer_id', { mode: 'number' }).notNull(),
    watchId: integer('watch_id').notNull(),
    mailId: bigint('mail_id', { mode: 'number' }),
    raisedAt: moment('raised_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.offerId] })],
)

/**
 * Offers that watches are still to be matched with, on `dueOn` in their country. An import writes them with the offers;
 * `run` is that import, whose offers are matched when it has ended.
 */
export const unmatchedOffers = pgTable(
  'unmatched_offers',
  {
    country: text().$type<Country>().notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    offerId: bigint('offer_id', { mode: 'number' }).notNull(),
    run: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.dueOn, table.offerId] })],
)
