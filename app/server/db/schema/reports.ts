import {
  bigint,
  boolean,
  date,
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { WrongThing } from '#app/domain/offers/offer-report.ts'
import type { UnitPriceBound } from '#app/domain/prices/unit-price-bounds.ts'
import { offers } from './offers.ts'
import { productVariants } from './products.ts'

/**
 * What shoppers say is wrong with an offer (§7.6). Nothing says who they are: `visit` is a keyed hash of a random name of the
 * browser and the offer, so that one browser counts once, and its reports of two offers cannot be joined. `price` and `units`
 * are what the offer said then. `sentence` is empty if there is none. `lookedAt` is set once an operator has looked at it.
 */
export const offerReports = pgTable(
  'offer_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    wrong: text().$type<WrongThing>().notNull(),
    sentence: text().notNull(),
    visit: text().notNull(),
    price: integer().notNull(),
    units: integer().notNull(),
    reportedOn: date('reported_on', { mode: 'string' }).notNull(),
    lookedAt: timestamp('looked_at', { withTimezone: true }),
  },
  (table) => [unique().on(table.offerId, table.wrong, table.visit), index().on(table.reportedOn)],
)

/** What an operator can correct of an offer, in the names of its columns. */
export type Correctable = {
  price: number
  units: number
  unit_price: number | null
  unit_price_bound: UnitPriceBound | null
  variant_id: number
  product_id: number
  image_url: string | null
  start_date: string
  end_date: string
}

/**
 * What the feed said of an offer before it was corrected. `keptBackAt` is the moment since when an import kept its price back,
 * as text; null or absent if none did.
 */
export type Said = Correctable & { keptBackAt?: string | null }

/**
 * What an operator has corrected of an offer, which imports keep as long as the feed says what it `said` then
 * (`import/store/corrections/`). `price` and `variantId` are null if they were right; `hiddenOn` is the day that the offer was
 * made to end on, null if it is not hidden.
 */
export const offerCorrections = pgTable('offer_corrections', {
  offerId: bigint('offer_id', { mode: 'number' })
    .primaryKey()
    .references(() => offers.id, { onDelete: 'cascade' }),
  said: json().$type<Said>().notNull(),
  price: integer(),
  variantId: integer('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
  isWithoutPicture: boolean('is_without_picture').notNull().default(false),
  hiddenOn: date('hidden_on', { mode: 'string' }),
  correctedAt: timestamp('corrected_at', { withTimezone: true }).notNull().defaultNow(),
})
