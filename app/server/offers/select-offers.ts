import type { Country } from '#app/domain/locale/locales.ts'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import type { QuantityType } from '#app/domain/offers/sizes.ts'
import type { Comparison } from '#app/domain/prices/price-verdict.ts'
import type { UnitPriceBound } from '#app/domain/prices/unit-price-bounds.ts'
import { boolean, day, json, nullable, number, type RowOf, text, texts } from '../db/statement.ts'

/** The columns of an offer with everything its presenters need, as `selectOffers` reads it. */
export const offerColumns = {
  id: number(),
  country: text<Country>(),
  productId: number(),
  variantId: number(),
  chainId: number(),
  chainName: text(),
  chainCategoryId: nullable(number()),
  chainCategoryName: nullable(text()),
  isWholesale: boolean(),
  brandId: nullable(number()),
  brandName: nullable(text()),
  parentId: nullable(number()),
  parentName: nullable(text()),
  productNameId: number(),
  productName: text(),
  categoryId: nullable(number()),
  categoryName: nullable(text()),
  tint: nullable(text<Tint>()),
  imageUrl: nullable(text()),
  offerUrl: nullable(text()),
  price: number(),
  singlePrice: nullable(number()),
  regularPrice: nullable(number()),
  unitPrice: nullable(number()),
  unitPriceBound: nullable(text<UnitPriceBound>()),
  quantity: nullable(number()),
  quantityType: nullable(text<QuantityType>()),
  pieces: number(),
  units: number(),
  unitType: text(),
  startDate: day(),
  endDate: day(),
  isHighlighted: boolean(),
  isKeptBack: boolean(),
  conditions: nullable(texts()),
  customerLimit: nullable(number()),
  definedDescription: texts(),
}

/** The same of an offer that is live, with what its price is compared with (`withComparison`). */
export const liveOfferColumns = { ...offerColumns, comparison: json<Comparison>() }

export type LiveOfferRow = RowOf<typeof liveOfferColumns>
/** An offer that may have ended, or may not have begun; then there is nothing to compare it with. */
export type OfferRow = RowOf<typeof offerColumns> & Partial<Pick<LiveOfferRow, 'comparison'>>

/** The beginning of a statement that reads `OfferRow`s from offers `o`; a `where` and an order follow. */
export const selectOffers = `
select o.id, o.country, o.product_id as "productId", o.variant_id as "variantId",
  o.chain_id as "chainId", c.name as "chainName",
  c.chain_category_id as "chainCategoryId", cc.name as "chainCategoryName", coalesce(cc.is_wholesale, false) as "isWholesale",
  b.id as "brandId", b.name as "brandName", pb.id as "parentId", pb.name as "parentName",
  n.id as "productNameId", n.name as "productName",
  k.id as "categoryId", k.name as "categoryName", k.tint,
  coalesce(o.image_url, p.image_url) as "imageUrl", o.offer_url as "offerUrl",
  o.price, o.single_price as "singlePrice", o.regular_price as "regularPrice", o.unit_price as "unitPrice",
  o.unit_price_bound as "unitPriceBound",
  v.quantity, v.quantity_type as "quantityType", v.pieces, o.units, o.unit_type as "unitType",
  o.start_date as "startDate", o.end_date as "endDate", o.is_highlighted as "isHighlighted", o.kept_back_at is not null as "isKeptBack",
  o.conditions, o.customer_limit as "customerLimit",
  o.defined_description as "definedDescription"
from offers o
join chains c on c.id = o.chain_id
left join chain_categories cc on cc.id = c.chain_category_id
join product_variants v on v.id = o.variant_id
join products p on p.id = o.product_id
join product_names n on n.id = p.product_name_id
left join brands b on b.id = p.brand_id
left join brands pb on pb.id = b.parent_id
left join categories k on k.id = p.category_id`
