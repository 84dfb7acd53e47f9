import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Cta, PageClass, TrackedKind } from '#app/domain/tracking/tracking.ts'

/**
 * What shoppers who allow statistics do (§7.5): page views, product views and presses. Nothing says who they
 * are. `visit` is the number of the visit (RASEID), which joins the kinds of pages that were seen in it, and stands with
 * no offer and no term: a user who alone put an offer on a list in an hour would name it. It is deleted sooner than the
 * rest. For the same reason `at` is the hour, and `id` is random: a counter would join a visit with the term or offer that
 * was stored after it. `addressGroup`, only with terms of searches, is one of few groups of client addresses
 * (`address-group.ts`), deleted with the visits. `path` is the page without its country and its parameters; with a visit
 * `/offer/*` and `/single/*` are those of any search and offer. There are no references, so that a count outlives its offer.
 */
export const trackedEvents = pgTable(
  'tracked_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull(),
    country: text().notNull(),
    kind: text().$type<TrackedKind>().notNull(),
    visit: uuid(),
    addressGroup: smallint('address_group'),
    page: text().$type<PageClass>(),
    path: text(),
    offerId: bigint('offer_id', { mode: 'number' }),
    variantId: integer('variant_id'),
    module: text(),
    cta: text().$type<Cta>(),
    term: text(),
  },
  (table) => [
    index().on(table.at),
    index('tracked_events_with_visit').on(table.at).where(sql`visit is not null`),
    index('tracked_events_with_group').on(table.at).where(sql`address_group is not null`),
  ],
)

/** How often a country's shoppers searched on a day for a term that found nothing. Nothing says who searched. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    country: text().notNull(),
    day: date().notNull(),
    term: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.day, table.term] })],
)
