import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core'
import { chainCategories } from './chains.ts'
import { brands, categories, products } from './products.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/**
 * Text in byte order, so that an index works for `term >= 'kaf' and term < 'kaf{'` with any collation of the database.
 */
const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * A product in the search index. `live` counts its offers of today, `atShops` those of chains that are not wholesale,
 * which is the number that shoppers are told; of these `cheapestOfferId` is the cheapest, `highlightedOfferId` the
 * cheapest sponsored one, and `chainCategoryId` the kind of chain of the cheapest one. `part` is the part of the shop
 * that the product belongs to (`app/domain/categories/parts.ts`), null if nothing tells it. Each country has a word
 * index of its products with live offers, so that a search reads no other entries.
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
    part: text(),
    tsv: tsvector().notNull(),
    live: integer().notNull().default(0),
    atShops: integer('at_shops').notNull().default(0),
    cheapestOfferId: bigint('cheapest_offer_id', { mode: 'number' }),
    highlightedOfferId: bigint('highlighted_offer_id', { mode: 'number' }),
    chainCategoryId: integer('chain_category_id').references(() => chainCategories.id),
    isLive: boolean('is_live').notNull().generatedAlwaysAs(sql`live > 0`),
  },
  (table) => [
    wordIndex('dk', table.tsv),
    wordIndex('no', table.tsv),
    wordIndex('se', table.tsv),
    wordIndex('fi', table.tsv),
    index().on(table.country, table.categoryId),
    index().on(table.country, table.part, table.chainCategoryId).where(sql`is_live`),
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

/** The words of a country's live products, with how many products contain each, to repair typing errors. */
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
 * Precomputed answers for beginnings of words that many products contain, because searching those takes longest: the
 * best products, sponsored products and brands, each best first, and the numbers of products and live offers found.
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
 * What shoppers of a country search for, and what the catalogue suggests to them. `key` is the folded term; `ends` are the
 * folded goods that it is a kind of (`mælk` of `letmælk`); `searches` is how much it is searched for: the groups of
 * addresses that did, older searches less; `offers` are the live offers that the term finds: a term without offers is not
 * suggested.
 */
export const popularSearches = pgTable(
  'popular_searches',
  {
    country: text().notNull(),
    key: bytewise().notNull(),
    term: text().notNull(),
    ends: text().array().notNull().default([]),
    searches: real().notNull().default(0),
    offers: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.key] }),
    index().on(table.country, table.searches.desc(), table.offers.desc()),
    index().using('gin', table.ends),
  ],
)
