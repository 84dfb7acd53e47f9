import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import { conditionsText, isConditional } from '#app/domain/offers/offer-conditions.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { inWidth, photosPath } from '#app/domain/offers/photos.ts'
import { currencyOfCountry, formatMoney } from '#app/domain/prices/money.ts'
import type { OfferPageData } from '#app/domain/search/pages.ts'
import { jsonLd } from '#app/domain/text/json-ld.ts'
import { pageMeta } from '#app/domain/text/page-meta.ts'
import { asSentence } from '#app/domain/text/sentence.ts'
import { canonicalLink, canonicalUrl } from '#app/i18n/alternates.ts'

type Page = { data: OfferPageData; country: Country; origin: string; i18n: I18n }

/** The head of a product page; search engines do not list an ended offer. */
export function productHead({ data, country, origin, i18n }: Page) {
  const { offer, state } = data
  const isOver = state === 'expired'
  const path = `/single/${offer.id}`
  const money = formatMoney(offer.price, country)
  const units = offer.units > 1 && `${offer.units}${hardSpace}${offer.unitType}`
  const asSold = units ? t(i18n)`${money} for ${units}` : money
  const conditions = conditionsText(offer, country)
  const price = conditions ? `${asSold} (${conditions})` : asSold
  const chain = offer.chain.name
  const name = [offer.name, offer.size].filter(Boolean).join(' ')
  return {
    meta: [
      ...pageMeta({
        title: t(i18n)`${name} på tilbud hos ${chain}`,
        description: isOver
          ? `${asSentence(t(i18n)`${name} var på tilbud hos ${chain} til ${price}`)} ${t(i18n)`Se, hvor varen er på tilbud nu.`}`
          : `${asSentence(t(i18n)`${name} til ${price} hos ${chain}`)} ${t(i18n)`Sammenlign kæderne, og se prisen over tid.`}`,
        country,
        url: canonicalUrl(origin, country, path),
        type: 'product',
        picture: sharingPicture(origin, offer.id),
      }),
      ...(isOver ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [canonicalLink(origin, country, path)],
    scripts: isOver ? [] : [jsonLd(productFacts(data, country, origin))],
  }
}

/** The head of the page of an unknown offer. */
export function offerNotFoundHead(i18n: I18n) {
  return { meta: [{ title: `${t(i18n)`Tilbuddet findes ikke`} · ${siteName}` }], links: [], scripts: [] }
}

const sharingPicture = (origin: string, id: number) => `${origin}/share/offer/${id}.png`

/** Structured data (schema.org) of the product with today's offers, or only the upcoming one. */
function productFacts(data: OfferPageData, country: Country, origin: string) {
  const { offer, others, brand, category, description } = data
  const offers = others.some(({ id }) => id === offer.id) ? others : [offer]
  // Search engines show no SVG.
  const image = offer.imageUrl?.startsWith(photosPath)
    ? new URL(inWidth(offer.imageUrl, 1200), origin).href
    : sharingPicture(origin, offer.id)
  return {
    '@type': 'Product',
    name: offer.name,
    image,
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(category && { category: category.name }),
    offers: offers
      .filter((each) => each.id === offer.id || !isConditional(each))
      .map((each) => offerFacts(each, country, origin)),
  }
}

function offerFacts(offer: OfferSummary, country: Country, origin: string) {
  return {
    '@type': 'Offer',
    url: canonicalUrl(origin, country, `/single/${offer.id}`),
    ...priceFacts(offer, country),
    validFrom: offer.startDate,
    priceValidUntil: offer.endDate,
    availability: 'https://schema.org/InStock',
    seller: { '@type': 'Organization', name: offer.chain.name },
  }
}

/** The price of one, or of several together, which schema.org has no plain price for. */
function priceFacts({ price, units }: OfferSummary, country: Country) {
  const amount = { price: (price / 100).toFixed(2), priceCurrency: currencyOfCountry(country) }
  if (units === 1) return amount
  // C62 is the code of a piece (UN/CEFACT).
  const pieces = { '@type': 'QuantitativeValue', unitCode: 'C62' }
  return {
    eligibleQuantity: { ...pieces, minValue: units },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      referenceQuantity: { ...pieces, value: units },
    },
  }
}
