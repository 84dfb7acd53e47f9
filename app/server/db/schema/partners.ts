import { bigint, boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { offers } from './offers.ts'
import { brands, productVariants } from './products.ts'

/** A supplier that pays to show products of its own. */
export const partners = pgTable(
  'partners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    country: text().notNull(),
    name: text().notNull(),
    website: text(),
  },
  (table) => [unique().on(table.country, table.name)],
)

/** A partner's own product (§3, Custom product). `keywords` are the lexemes that find it. */
export const customPartnerProducts = pgTable(
  'custom_partner_products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    country: text().notNull(),
    productTitleText: text('product_title_text').notNull(),
    imagePathOnPublicDisk: text('image_path_on_public_disk'),
    imageUrl: text('image_url'),
    subText: text('sub_text'),
    priceText: text('price_text'),
    priceDetailsText: text('price_details_text'),
    brandId: integer('brand_id').references(() => brands.id),
    variantId: integer('variant_id').references(() => productVariants.id),
    keywords: text().array().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [unique().on(table.partnerId, table.productTitleText)],
)

/** The offers in a placement of the site (`front-page`, `offer-page`, `anchor`), in their order. */
export const placementOffers = pgTable(
  'placement_offers',
  {
    country: text().notNull(),
    placementId: text('placement_id').notNull(),
    position: integer().notNull(),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.country, table.placementId, table.position] })],
)
