import type { Country } from '../locale/locales.ts'
import { hardSpace } from '../locale/numbers.ts'
import { formatAmount, formatMoney } from '../prices/money.ts'
import { withBound } from '../prices/unit-price-bounds.ts'
import type { OfferSummary } from './offer-summary.ts'
import type { ProductOffer } from './offers.ts'

const withPr = (price: string, unit: string) => `${price} pr.${hardSpace}${unit}`

/**
 * The price of a full unit as pages write it: `99,88 kr. pr. kg` in Denmark and Norway; in Sweden and Finland with a slash,
 * as shops there do: `99,88 kr/kg`, `9,98 €/kg`.
 */
export function perUnit(price: string, unit: string, country: Country): string {
  return country === 'dk' || country === 'no' ? withPr(price, unit) : `${price}/${unit}`
}

type UnitPriced = Pick<OfferSummary, 'unitPrice' | 'unitPriceBound'> & {
  quantityType?: string | null | undefined
}

/** Like `perUnit`, without the currency if the words still show that it is a price: `99,88 pr. kg`, `99,88 kr/kg`. */
export function shortPerUnit(amount: number, unit: string, country: Country): string {
  const isWordy = country === 'dk' || country === 'no'
  return perUnit(isWordy ? formatAmount(amount, country) : formatMoney(amount, country), unit, country)
}

/** The price of a full unit, `99,88 pr. kg`, `maks. 99,88 pr. kg`; empty if it is not known. */
export function unitPriceText(
  { unitPrice, unitPriceBound, quantityType }: UnitPriced,
  country: Country,
): string {
  if (unitPrice === null || !quantityType) return ''
  return withBound(shortPerUnit(unitPrice, quantityType, country), unitPriceBound, country)
}

type UnitPriceTexts = Pick<ProductOffer, 'pricePerFullUnitOfQuantityTypeFormattedForCountry' | 'quantityType'>

/**
 * The price of a full unit followed by `pr.` and the quantity type, in every country (§3, priceDetailsText);
 * empty if it is not known. Pages show `unitPriceInFull`.
 */
export function priceDetailsText(offer: UnitPriceTexts): string {
  const price = offer.pricePerFullUnitOfQuantityTypeFormattedForCountry
  return price && offer.quantityType ? withPr(price, offer.quantityType) : ''
}

/** The price of a full unit as `perUnit` writes it; empty if it is not known. */
export function unitPriceInFull(offer: UnitPriceTexts, country: Country): string {
  const price = offer.pricePerFullUnitOfQuantityTypeFormattedForCountry
  return price && offer.quantityType ? perUnit(price, offer.quantityType, country) : ''
}
