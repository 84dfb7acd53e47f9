import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NeedRule } from '#app/domain/list/need-rule.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { users } from './accounts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const day = (name: string) => date(name, { mode: 'string' })

/**
 * A user's list in a country: one active, and those that were emptied, each with the list it was emptied from.
 * `version` counts the changes of the active one. `sharingCode` is set while sharing is enabled.
 */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: uuid().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    country: text().$type<Country>().notNull(),
    version: integer().notNull().default(1),
    sharingCode: text('sharing_code').unique(),
    retiredFrom: uuid('retired_from').references((): AnyPgColumn => shoppingLists.id, {
      onDelete: 'cascade',
    }),
    retiredAt: moment('retired_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('shopping_lists_active')
      .on(table.ownerId, table.country)
      .where(sql`${table.retiredAt} is null`),
    index().on(table.ownerId, table.retiredAt),
    index().on(table.retiredFrom),
  ],
)

const listId = uuid('list_id')
  .notNull()
  .references(() => shoppingLists.id, { onDelete: 'cascade' })

/**
 * An item of a list (§3, Shopping list item), with everything that it showed when it was added, since its
 * offer may be deleted. `wantedAmount` is how much of a typed item is wanted, as it was typed, and `rule` what it may be. `price` is for one piece in
 * minor units; if it is sold `units` at once, `unitsPrice` is for those together, and `price` is null if one cannot be bought alone at a known price. `imageUrl` is the feed's address,
 * `part` is the part of the shop, `position` orders the items, `checkedBy` is the user who ticked it and
 * `addedBy` the one who added it; if either is known and null, that user has been deleted. A removed item
 * stays, with `removedAt`, so that it can be restored. Statements on items take their columns from here
 * (`lists/items/stored-item.ts`).
 */
export const shoppingListItems = pgTable(
  'shopping_list_items',
  {
    id: uuid().primaryKey(),
    listId,
    position: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    subText: text('sub_text').notNull(),
    quantity: integer().notNull(),
    wantedAmount: text('wanted_amount'),
    rule: jsonb().$type<NeedRule>(),
    checked: boolean().notNull().default(false),
    checkedBy: text('checked_by').references(() => users.id, { onDelete: 'set null' }),
    isTickerKnown: boolean('is_ticker_known').notNull().default(false),
    addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
    isAdderKnown: boolean('is_adder_known').notNull().default(false),
    imageUrl: text('image_url'),
    price: integer(),
    units: integer().notNull().default(1),
    unitsPrice: integer('units_price'),
    subPriceText: text('sub_price_text').notNull(),
    priceDetailsText: text('price_details_text').notNull(),
    chainName: text('chain_name'),
    isHighlighted: boolean('is_highlighted').notNull(),
    part: text(),
    tint: text().$type<Tint>().notNull(),
    offerId: bigint('offer_id', { mode: 'number' }),
    customPartnerProductId: integer('custom_partner_product_id'),
    startDate: day('start_date'),
    endDate: day('end_date'),
    createdAt: moment('created_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index().on(table.listId, table.position),
    // Used when an offer is corrected.
    index().on(table.offerId).where(sql`${table.offerId} is not null`),
    // Used when an account is deleted.
    index().on(table.checkedBy).where(sql`${table.checkedBy} is not null`),
    index().on(table.addedBy).where(sql`${table.addedBy} is not null`),
  ],
)

/**
 * The changes that were made, by the ids that clients gave them, so that each counts once. `version` is the list's
 * first version with the change. `itemId` is the item whose quantity an addition raised, if it did. Typed words can be taken
 * back: `raised` is by how much they raised it, until then, and `tookTick` whether they took its tick back.
 */
export const shoppingListMutations = pgTable(
  'shopping_list_mutations',
  {
    id: uuid().primaryKey(),
    listId,
    version: integer().notNull(),
    itemId: uuid('item_id'),
    raised: integer(),
    tookTick: boolean('took_tick').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.listId)],
)

/**
 * Participants of others' lists; a user has at most one participation for each country. Other participants see its
 * `id`.
 */
export const shoppingListParticipants = pgTable(
  'shopping_list_participants',
  {
    id: uuid().primaryKey().defaultRandom(),
    listId,
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    country: text().$type<Country>().notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [unique().on(table.userId, table.country), index().on(table.listId)],
)

/** What was ticked on a round, in its order: an item, the part of the shop that it stands in, and its name. */
export type StoredStep = { itemUuid: string; part: string | null; name: string }

/** Rounds of a list through the shops of a chain (§4, Shop mode); a round ends some hours after its last tick. */
export const shoppingListWalks = pgTable(
  'shopping_list_walks',
  {
    id: uuid().primaryKey().defaultRandom(),
    listId,
    chainName: text('chain_name').notNull(),
    steps: jsonb().$type<StoredStep[]>().notNull(),
    beganAt: moment('began_at').notNull(),
    tickedAt: moment('ticked_at').notNull(),
  },
  (table) => [index().on(table.listId, table.chainName, table.tickedAt)],
)
