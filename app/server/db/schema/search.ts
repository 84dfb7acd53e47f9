import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brands, categories, products } from './products.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Text in byte order, so that an index serves `term >= 'kaf' and term < 'kaf{'` whatever the database's collation. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * A product as search finds it. `live` counts its offers of today; `cheapestOfferId` is the one of lowest price,
 * `highlightedOfferId` the cheapest that is paid for. Only products with a live offer are in the word indexes, one a country,
 * so that a search reads no other country's and no dead product's entries.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    title: text().notNull(),
    brandId: integer('brand_id').references(() => brands.id),
    categoryId: integer('category_id').references(() => categories.id),
    tsv: tsvector().notNull(),
    live: integer().notNull().default(0),
    cheapestOfferId: bigint('cheapest_offer_id', { mode: 'number' }),
    highlightedOfferId: bigint('highlighted_offer_id', { mode: 'number' }),
    isLive: boolean('is_live').notNull().generatedAlwaysAs(sql`live > 0`),
  },
  (table) => [
    wordIndex('dk', table.tsv),
    wordIndex('no', table.tsv),
    wordIndex('se', table.tsv),
    wordIndex('fi', table.tsv),
    index().on(table.country, table.categoryId),
  ],
)

function wordIndex(
  country: 'dk' | 'no' | 'se' | 'fi',
  tsv: Parameters<ReturnType<typeof index>['using']>[1],
) {
  return index(`search_documents_words_${country}`)
    .using('gin', tsv)
    .with({ fastupdate: false })
    .where(sql.raw(`country = '${country}' and is_live`))
}

/** The words of a country's live products, for typing errors: how many products hold each. */
export const searchTerms = pgTable(
  'search_terms',
  {
    country: text().notNull(),
    term: bytewise().notNull(),
    products: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.term] })],
)

/**
 * Answers made ahead for the beginnings of words that many products hold, where finding and ranking them would take longest:
 * the best products, those paid for and the brands, each best first, and how many products and live offers there are in all.
 */
export const searchPrefixes = pgTable(
  'search_prefixes',
  {
    country: text().notNull(),
    prefix: bytewise().notNull(),
    productIds: integer('product_ids').array().notNull(),
    sponsoredProductIds: integer('sponsored_product_ids').array().notNull(),
    brandIds: integer('brand_ids').array().notNull(),
    products: integer().notNull(),
    offers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.prefix] })],
)

/**
 * What shoppers of a country search for, and what the catalogue suggests to them. `key` is the folded term;
 * `searches` counts the searches, `offers` the live offers it finds: a term without any is not suggested.
 */
export const popularSearches = pgTable(
  'popular_searches',
  {
    country: text().notNull(),
    key: bytewise().notNull(),
    term: text().notNull(),
    searches: integer().notNull().default(0),
    offers: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.key] }),
    index().on(table.country, table.searches.desc(), table.offers.desc()),
  ],
)
