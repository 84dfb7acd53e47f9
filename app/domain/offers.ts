import * as v from 'valibot'
import { formatDay } from './dates.ts'

const id = v.pipe(v.number(), v.integer())
const day = v.pipe(v.string(), v.isoDate())

export const chainSchema = v.object({
  id,
  name: v.string(),
  chainCategoryId: v.nullable(id),
  chainCategoryName: v.nullable(v.string()),
})
/** A chain as chain lists show it (Specification §3, Chain). */
export type Chain = v.InferOutput<typeof chainSchema>

export const categorySchema = v.object({ id, name: v.string() })
/** A category as navigation shows it (Specification §3, Category). */
export type Category = v.InferOutput<typeof categorySchema>

export const productOfferSchema = v.object({
  id,
  imageUrl: v.nullable(v.string()),
  startDate: day,
  endDate: day,
  units: v.number(),
  unitType: v.string(),
  priceFormattedForCountry: v.string(),
  pricePerFullUnitOfQuantityTypeFormattedForCountry: v.nullable(v.string()),
  quantityType: v.nullable(v.string()),
  quantity: v.nullable(v.number()),
  isHighlighted: v.boolean(),
  offerUrl: v.nullable(v.string()),
  definedDescription: v.array(v.object({ value: v.string() })),
  chain: v.object({
    id,
    name: v.string(),
    categoryId: v.nullable(id),
    categoryName: v.nullable(v.string()),
  }),
  brand: v.object({
    id: v.nullable(id),
    name: v.nullable(v.string()),
    parentId: v.nullable(id),
    parentName: v.nullable(v.string()),
  }),
  productName: v.object({ id, productName: v.string() }),
  productVariant: v.object({ id }),
})
/** An offer as it is read (Specification §3, Product offer). Dates are `YYYY-MM-DD`; quantity is in full units of quantityType. */
export type ProductOffer = v.InferOutput<typeof productOfferSchema>

export const customProductSchema = v.object({
  id,
  productTitleText: v.string(),
  imagePathOnPublicDisk: v.nullable(v.string()),
  subText: v.nullable(v.string()),
  priceText: v.nullable(v.string()),
  priceDetailsText: v.nullable(v.string()),
  product: v.optional(v.object({ productVariant: v.object({ id }) })),
  brand: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
})
/** A partner's own product (Specification §3, Custom product). */
export type CustomProduct = v.InferOutput<typeof customProductSchema>

export const typeaheadResponseSchema = v.object({
  organicProductOffers: v.object({ items: v.array(productOfferSchema), totalNumberOfItems: v.number() }),
  sponsoredProductOffers: v.array(productOfferSchema),
  sponsoredCustomPartnerProducts: v.array(customProductSchema),
  popularSearchTerms: v.array(v.string()),
  brands: v.array(v.string()),
})
/** What `GET /api/typeahead-search/{locale}/{term}` answers (Specification §3, Typeahead response). */
export type TypeaheadResponse = v.InferOutput<typeof typeaheadResponseSchema>

export const offerPlacementResponseSchema = v.object({ offers: v.array(productOfferSchema) })
/** What `GET /api/product-offers-for-placement/{country}/{placementId}` answers (Specification §3). */
export type OfferPlacementResponse = v.InferOutput<typeof offerPlacementResponseSchema>

/** Parent brand (if any), brand followed by a comma (if any), product name (Specification §3, Display name). */
export function displayName(offer: Pick<ProductOffer, 'brand' | 'productName'>): string {
  const { name, parentName } = offer.brand
  return [parentName, name && `${name},`, offer.productName.productName].filter(Boolean).join(' ')
}

/** Start and end date as `DD.MM-DD.MM` (Specification §3, subText). */
export function subText(offer: Pick<ProductOffer, 'startDate' | 'endDate'>): string {
  return `${formatDay(offer.startDate)}-${formatDay(offer.endDate)}`
}

/** Units, unit type and the formatted price: `1 stk. 39,95 kr.` (Specification §3, priceText). */
export function priceText(
  offer: Pick<ProductOffer, 'units' | 'unitType' | 'priceFormattedForCountry'>,
): string {
  return `${offer.units} ${offer.unitType} ${offer.priceFormattedForCountry}`
}

/** The price of a full unit followed by `pr.` and the quantity type: `99,88 kr. pr. kg`; empty where the size is unknown (Specification §3, priceDetailsText). */
export function priceDetailsText(
  offer: Pick<ProductOffer, 'pricePerFullUnitOfQuantityTypeFormattedForCountry' | 'quantityType'>,
): string {
  const price = offer.pricePerFullUnitOfQuantityTypeFormattedForCountry
  return price && offer.quantityType ? `${price} pr. ${offer.quantityType}` : ''
}
