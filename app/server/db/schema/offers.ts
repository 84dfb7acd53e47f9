import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { chains } from './chains.ts'
import { productVariants } from './products.ts'

/**
 * A chain's offer on a variant from `startDate` through `endDate`, both days included, in the country's time zone.
 * `price` is for all `units` together, `singlePrice` what one costs alone, null if unknown or if `units` is 1.
 * `price` and `unitPrice` are minor units of `currency`; `unitPrice` is for a full unit of the variant's quantity type,
 * and exact unless `unitPriceBound` says otherwise.
 * `keptBackAt` is since when the price is kept back, because it is far from what the variant has cost; null if it is not.
 * `conditions` are what the price asks of a shopper (`stored-conditions.ts`), null if it is for everybody; `customerLimit` is how
 * many one may take, null if it does not say.
 * `source` and `externalId` are the feed and its own id, by which an import finds the offer again.
 */
export const offers = pgTable(
  'offers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    country: text().notNull(),
    source: text().notNull(),
    externalId: text('external_id').notNull(),
    chainId: integer('chain_id')
      .notNull()
      .references(() => chains.id),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    units: integer().notNull().default(1),
    unitType: text('unit_type').notNull(),
    price: integer().notNull(),
    singlePrice: integer('single_price'),
    regularPrice: integer('regular_price'),
    currency: char({ length: 3 }).notNull(),
    unitPrice: integer('unit_price'),
    unitPriceBound: text('unit_price_bound'),
    isHighlighted: boolean('is_highlighted').notNull().default(false),
    imageUrl: text('image_url'),
    offerUrl: text('offer_url'),
    definedDescription: text('defined_description').array().notNull().default([]),
    conditions: text().array(),
    customerLimit: integer('customer_limit'),
    keptBackAt: timestamp('kept_back_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // One foreign key for both columns, since the product is the variant's: it costs half of two keys.
    foreignKey({
      columns: [table.variantId, table.productId],
      foreignColumns: [productVariants.id, productVariants.productId],
    }),
    unique().on(table.source, table.externalId),
    index().on(table.productId, table.endDate),
    // Most offers of a variant have ended: by its last day those of today, and those of the past year, are found without them.
    index().on(table.variantId, table.endDate),
    index().on(table.country, table.endDate),
    index().on(table.chainId, table.endDate),
    // Few are kept back: an import looks for those of its variants.
    index('offers_kept_back_index').on(table.variantId).where(sql`${table.keptBackAt} is not null`),
  ],
)

/**
 * The imports that are running. `aliveAt` is when each last wrote a batch: one that has been silent for long must be
 * dead.
 */
export const importRuns = pgTable('import_runs', {
  id: bigint({ mode: 'number' }).primaryKey(),
  aliveAt: timestamp('alive_at', { withTimezone: true }).notNull().defaultNow(),
})

/**
 * The offers that a running import found unchanged, so that it recognises a row that repeats an earlier one. Empty
 * between imports.
 */
export const importSeen = pgTable(
  'import_seen',
  {
    run: bigint({ mode: 'number' }).notNull(),
    offer: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.run, table.offer] })],
)
