import { type AnyPgColumn, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

/** The categories of products: a shelf (`Formalet kaffe`) has a parent, a part of the shop (`Kolonial`) has none. */
export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    country: text().notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    /** The background of its products' pictures: oat, sky, butter, rose, mint or stone. */
    tint: text().notNull().default('stone'),
  },
  (table) => [unique().on(table.country, table.parentId, table.nameKey).nullsNotDistinct()],
)

/** A brand, of one owner brand at most (`Lurpak` of `Arla`); shared by all countries. */
export const brands = pgTable('brands', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  nameKey: text('name_key').notNull().unique(),
  parentId: integer('parent_id').references((): AnyPgColumn => brands.id),
})

/**
 * The names of products in one country, without brand and size. A name is its brand's, or that of products without one: the
 * same `nameKey` tells the same good of several brands, whose texts may differ.
 */
export const productNames = pgTable(
  'product_names',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    country: text().notNull(),
    brandId: integer('brand_id').references(() => brands.id),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
  },
  // The brand comes last, so that a key finds the names of all brands.
  (table) => [unique().on(table.country, table.nameKey, table.brandId).nullsNotDistinct()],
)

/** A brand's product in a country, whatever its size and whoever sells it. Search finds these. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    country: text().notNull(),
    brandId: integer('brand_id').references(() => brands.id),
    productNameId: integer('product_name_id')
      .notNull()
      .references(() => productNames.id),
    categoryId: integer('category_id').references(() => categories.id),
    imageUrl: text('image_url'),
  },
  (table) => [
    unique().on(table.country, table.brandId, table.productNameId).nullsNotDistinct(),
    index().on(table.productNameId),
    index().on(table.categoryId),
    index().on(table.brandId),
  ],
)

/**
 * A product in one size: what is compared across chains and what a price agent watches.
 * `quantity` is one piece's size in full units of `quantityType` (0.4 and `kg`), null if unknown;
 * `pieces` is how many such pieces a pack holds (18 for 18 x 33 cl).
 * `apart` tells goods apart that have the same name and size: the chain of goods that only it can tell (`chain 7`), or the
 * trade number of a good that is not the first of its name. Empty for all others.
 */
export const productVariants = pgTable(
  'product_variants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: doublePrecision(),
    quantityType: text('quantity_type'),
    pieces: integer().notNull().default(1),
    apart: text().notNull().default(''),
  },
  (table) => [
    unique('product_variants_size')
      .on(table.productId, table.quantity, table.quantityType, table.pieces, table.apart)
      .nullsNotDistinct(),
    unique().on(table.id, table.productId),
  ],
)

/** The trade numbers (GTIN, 14 digits) of variants in a country. */
export const variantGtins = pgTable(
  'variant_gtins',
  {
    country: text().notNull(),
    gtin: text().notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id),
  },
  (table) => [unique().on(table.country, table.gtin), index().on(table.variantId)],
)
