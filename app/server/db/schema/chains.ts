import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

/**
 * The kinds of chains of a country (`Dagligvarer`, `Byggemarkeder`). `isWholesale`: not for shoppers, by the name
 * (`app/domain/offers/wholesale.ts`); verdicts, counts, front pages and preselected chains leave its chains out.
 */
export const chainCategories = pgTable(
  'chain_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    country: text().notNull(),
    name: text().notNull(),
    isWholesale: boolean('is_wholesale').notNull().default(false),
  },
  (table) => [unique().on(table.country, table.name)],
)

/** A retail chain in one country. `nameKey` is its folded name, by which imports find it again. */
export const chains = pgTable(
  'chains',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    country: text().notNull(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    chainCategoryId: integer('chain_category_id').references(() => chainCategories.id),
    website: text(),
  },
  (table) => [unique().on(table.country, table.nameKey)],
)
