import type { InferOutput } from 'valibot'
import { formatDay } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import { hardSpace } from '../locale/numbers.ts'
import { formatAmount, formatMoney } from '../prices/money.ts'
import type {
  categorySchema,
  chainSchema,
  customProductSchema,
  offerPlacementResponseSchema,
  productOfferSchema,
  searchIdeasSchema,
  typeaheadResponseSchema,
} from './offer-schemas.ts'

/** A chain as chain lists show it (Specification §3, Chain). */
export type Chain = InferOutput<typeof chainSchema>

/** A category as navigation shows it (Specification §3, Category). */
export type Category = InferOutput<typeof categorySchema>

/** An offer as it is read (Specification §3, Product offer). Dates are `YYYY-MM-DD`; quantity is in full units of quantityType. */
export type ProductOffer = InferOutput<typeof productOfferSchema>

/** A partner's own product (Specification §3, Custom product). */
export type CustomProduct = InferOutput<typeof customProductSchema>

/** What `GET /api/typeahead-search/{locale}/{term}` answers (Specification §3, Typeahead response). */
export type TypeaheadResponse = InferOutput<typeof typeaheadResponseSchema>

/** What `GET /api/search-ideas/{locale}` answers. */
export type SearchIdeas = InferOutput<typeof searchIdeasSchema>

/** What `GET /api/product-offers-for-placement/{country}/{placementId}` answers (Specification §3). */
export type OfferPlacementResponse = InferOutput<typeof offerPlacementResponseSchema>

/** Parent brand (if any), brand followed by a comma (if any), product name (Specification §3, Display name). */
export function displayName(offer: Pick<ProductOffer, 'brand' | 'productName'>): string {
  const { name, parentName } = offer.brand
  return [parentName, name && `${name},`, offer.productName.productName].filter(Boolean).join(' ')
}

/** Start and end date as `DD.MM–DD.MM` (Specification §3, subText); in Finland with the full stops of its dates. */
export function subText(offer: Pick<ProductOffer, 'startDate' | 'endDate'>, country: Country): string {
  return `${formatDay(offer.startDate, country)}–${formatDay(offer.endDate, country)}`
}

const writtenDays = /\d\d\.\d\d\.?[-–]\d\d\.\d\d\.?$/

/** A text without the days at its end, as `subText` writes them, or wrote them with a hyphen before. */
export function withoutDays(text: string): string {
  return text.replace(writtenDays, '')
}

/** An offer's days with their year: `20.11–26.11.2026`. */
export function dated(offer: Pick<ProductOffer, 'startDate' | 'endDate'>, country: Country): string {
  return `${subText(offer, country)}${country === 'fi' ? '' : '.'}${offer.endDate.slice(0, 4)}`
}

/** Units, unit type and the formatted price: `1 stk. 39,95 kr.` (Specification §3, priceText). */
export function priceText(
  offer: Pick<ProductOffer, 'units' | 'unitType' | 'priceFormattedForCountry'>,
): string {
  return `${offer.units}${hardSpace}${offer.unitType} ${offer.priceFormattedForCountry}`
}

/**
 * The price of a full unit with its quantity type: followed by `pr.` in Denmark and Norway, `99,88 kr. pr. kg`
 * (Specification §3, priceDetailsText), and by a slash in Sweden and Finland, as shops there write it: `99,88 kr/kg`,
 * `9,98 €/kg`.
 */
export function perUnit(price: string, unit: string, country: Country): string {
  return country === 'dk' || country === 'no' ? `${price} pr.${hardSpace}${unit}` : `${price}/${unit}`
}

/** As `perUnit`, without the currency if its country's words still say it is a price: `99,88 pr. kg`, `99,88 kr/kg`. */
export function shortPerUnit(amount: number, unit: string, country: Country): string {
  const isWordy = country === 'dk' || country === 'no'
  return perUnit(isWordy ? formatAmount(amount, country) : formatMoney(amount, country), unit, country)
}

/** The unit price of an offer as `perUnit` writes it; empty if it is not known (Specification §3, priceDetailsText). */
export function priceDetailsText(
  offer: Pick<ProductOffer, 'pricePerFullUnitOfQuantityTypeFormattedForCountry' | 'quantityType'>,
  country: Country,
): string {
  const price = offer.pricePerFullUnitOfQuantityTypeFormattedForCountry
  return price && offer.quantityType ? perUnit(price, offer.quantityType, country) : ''
}

const size = /^\d[\d.,]*(\sx\s\d[\d.,]*)?\s?(?:g|kg|ml|cl|dl|l|m|stk|st|kpl)\b/i

/** The size among an offer's described values, `400 g`, `6 x 33 cl`; empty if none of them is one. */
export function sizeIn({ definedDescription }: Pick<ProductOffer, 'definedDescription'>): string {
  return definedDescription.find(({ value }) => size.test(value))?.value ?? ''
}
