import type { InferOutput } from 'valibot'
import { type Day, dayAndMonth, formatDay } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import { hardSpace } from '../locale/numbers.ts'
import type {
  categorySchema,
  chainSchema,
  customProductSchema,
  offerPlacementResponseSchema,
  productOfferSchema,
  productShopsSchema,
  searchIdeasSchema,
  typeaheadResponseSchema,
} from './offer-schemas.ts'

/** A chain in a list of chains (§3, Chain). */
export type Chain = InferOutput<typeof chainSchema>

/** A category in the navigation (§3, Category). */
export type Category = InferOutput<typeof categorySchema>

/** A product offer (§3). Dates are `YYYY-MM-DD`; quantity is in full units of quantityType. */
export type ProductOffer = InferOutput<typeof productOfferSchema>

/** A partner's own product (§3, Custom product). */
export type CustomProduct = InferOutput<typeof customProductSchema>

/** The answer of `GET /api/typeahead-search/{locale}/{term}` (§3, Typeahead response). */
export type TypeaheadResponse = InferOutput<typeof typeaheadResponseSchema>

/** The answer of `GET /api/product-shops/{locale}/{variantId}`. */
export type ProductShops = InferOutput<typeof productShopsSchema>

/** The answer of `GET /api/search-ideas/{locale}`. */
export type SearchIdeas = InferOutput<typeof searchIdeasSchema>

/** The answer of `GET /api/product-offers-for-placement/{country}/{placementId}` (§3). */
export type OfferPlacementResponse = InferOutput<typeof offerPlacementResponseSchema>

/** Parent brand (if any), brand followed by a comma (if any), product name (§3, Display name). */
export function displayName(offer: Pick<ProductOffer, 'brand' | 'productName'>): string {
  const { name, parentName } = offer.brand
  return [parentName, name && `${name},`, offer.productName.productName].filter(Boolean).join(' ')
}

type Period = Pick<ProductOffer, 'startDate' | 'endDate'>

/** Start and end date as `DD.MM–DD.MM`, in every country (§3, subText). Pages show `shownDays`. */
export function subText({ startDate, endDate }: Period): string {
  return `${dayAndMonth(startDate)}–${dayAndMonth(endDate)}`
}

/** Start and end date as pages write them: as `subText`, in Finland with the full stops of its dates. */
export function shownDays({ startDate, endDate }: Period, country: Country): string {
  return `${formatDay(startDate, country)}–${formatDay(endDate, country)}`
}

const writtenDays = /\d\d\.\d\d\.?[-–]\d\d\.\d\d\.?$/

/**
 * Strips the days at the end of a text, as `subText` writes them now or, with a hyphen or full stops, wrote them
 * earlier.
 */
export function withoutDays(text: string): string {
  return text.replace(writtenDays, '')
}

type Described = { subText: string; startDate: Day | null; endDate: Day | null }

/** The `subText` of an item on a list as pages show it: with `shownDays` if it ends with the days of its offer. */
export function shownSubText({ subText: text, startDate, endDate }: Described, country: Country): string {
  const rest = withoutDays(text)
  if (rest === text || startDate === null || endDate === null) return text
  return rest + shownDays({ startDate, endDate }, country)
}

/** An offer's days with their year: `20.11–26.11.2026`. */
export function dated(offer: Period, country: Country): string {
  return `${shownDays(offer, country)}${country === 'fi' ? '' : '.'}${offer.endDate.slice(0, 4)}`
}

/** Units, unit type and the formatted price: `1 stk. 39,95 kr.` (§3, priceText). */
export function priceText(
  offer: Pick<ProductOffer, 'units' | 'unitType' | 'priceFormattedForCountry'>,
): string {
  return `${offer.units}${hardSpace}${offer.unitType} ${offer.priceFormattedForCountry}`
}

const writtenSize = /^\d[\d.,]*(\sx\s\d[\d.,]*)?\s?(?:g|kg|ml|cl|dl|l|m|stk|st|kpl)\b/i

/**
 * The size of an offer with hard spaces, such as `400 g` or `6 x 33 cl`; empty if it is unknown. An offer that this device kept
 * before it had its size may have it among its described values.
 */
export function sizeIn({
  size,
  definedDescription,
}: Pick<ProductOffer, 'size' | 'definedDescription'>): string {
  if (size !== undefined) return size
  const described = definedDescription.find(({ value }) => writtenSize.test(value))?.value ?? ''
  return described.replace(writtenSize, (found) => found.replaceAll(' ', hardSpace))
}
