import * as v from 'valibot'
import type { Country } from '#app/domain/locale/locales.ts'
import { findSize } from '#app/domain/offers/read-size.ts'
import { isRejection, type Rejection } from '../rejections.ts'
import { cleanText } from './clean-text.ts'
import type { FeedDefaults } from './feed-defaults.ts'
import { checkOffer, type ImportedOffer } from './imported-offer.ts'
import { absoluteLink } from './links.ts'
import { readDay } from './read-day.ts'
import { readPrice } from './read-price.ts'
import { sizeOfTjekOffer } from './size-of-tjek-offer.ts'

const range = v.nullish(v.object({ from: v.nullish(v.number()), to: v.nullish(v.number()) }))
const text = v.nullish(v.string())
const tjekOffer = v.object({
  id: v.string(),
  heading: text,
  description: text,
  pricing: v.object({ price: v.unknown(), pre_price: v.unknown(), currency: text }),
  quantity: v.nullish(v.object({ unit: v.nullish(v.object({ symbol: text })), size: range, pieces: range })),
  images: v.nullish(v.object({ view: text, zoom: text })),
  links: v.nullish(v.object({ webshop: text })),
  branding: v.nullish(v.object({ name: text, website: text })),
  run_from: text,
  run_till: text,
})
/** The fields that we read of an offer of the Tjek API (ShopGun, eTilbudsavis). */
export type TjekOffer = v.InferOutput<typeof tjekOffer>

const longestDescription = 5000
const countryByCurrency: Record<string, Country> = { DKK: 'dk', NOK: 'no', SEK: 'se', EUR: 'fi' }

/** The offer of a Tjek row; a rejection for dealers, stores, catalogues and others, whose lists look similar. */
export function normaliseTjek(fields: unknown, defaults: FeedDefaults): ImportedOffer | Rejection {
  const result = v.safeParse(tjekOffer, fields)
  if (!result.success) {
    const isOffer =
      typeof fields === 'object' && fields !== null && 'pricing' in fields && 'heading' in fields
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the row'}: ${issue.message}`)
    return isOffer
      ? { reason: 'bad-field', message: problems.join('; ') }
      : { reason: 'not-an-offer', message: 'the row has no heading and pricing' }
  }
  const offer = {
    ...result.output,
    heading: cleanText(result.output.heading ?? ''),
    description: cleanText(result.output.description ?? '').slice(0, longestDescription),
  }
  const price = readPrice(offer.pricing.price)
  if (isRejection(price)) return price
  const before = offer.pricing.pre_price === null || offer.pricing.pre_price === undefined
  const regular = before ? undefined : readPrice(offer.pricing.pre_price)
  if (isRejection(regular)) return regular

  const country = defaults.country ?? countryByCurrency[offer.pricing.currency ?? '']
  const day = (moment: string | null | undefined, edge: 'start' | 'end') =>
    moment && country ? (readDay(moment, country, edge) ?? moment) : undefined
  const { brand, name, rest } = brandOf(offer.heading, offer.description)
  return checkOffer({
    source: defaults.source ?? 'tjek',
    id: offer.id,
    country: country ?? '',
    chain: defaults.chain ?? offer.branding?.name,
    chainWebsite: offer.branding?.website,
    brand,
    name,
    ...sizeOfTjekOffer(offer, price.amount),
    startDate: day(offer.run_from, 'start') ?? defaults.startDate,
    endDate: day(offer.run_till, 'end') ?? defaults.endDate,
    price: price.amount,
    regularPrice: regular?.amount,
    currency: offer.pricing.currency,
    imageUrl: absoluteLink(offer.images?.zoom ?? offer.images?.view),
    offerUrl: absoluteLink(offer.links?.webshop),
    definedDescription: descriptionOf(rest),
  })
}

const capitals = String.raw`(?:\p{Lu}[\p{Lu}\d'’&.-]*\p{Lu})`
const months = 'JANUAR|FEBRUAR|MARTS|APRIL|MAJ|JUNI|JULI|AUGUST|SEPTEMBER|OKTOBER|NOVEMBER|DECEMBER'
const brandInDescription = new RegExp(
  `^(?:\\d+X\\. |(?:${months})\\. )?(${capitals}(?: ${capitals})*)\\.(?: ®\\.)?\\s*`,
  'u',
)
const brandInHeading = new RegExp(`^(${capitals}(?: ${capitals})*) (?=\\p{Lu}\\p{Ll})`, 'u')

/**
 * Tjek has no field for a brand: leaflets print it in capitals, before the heading (`KAREN VOLF Kiksemarked`) or
 * at the start of the description (`MILBONA. Lækker drikkeyoghurt`). Three letters are an abbreviation (`LED`).
 */
function brandOf(heading: string, description: string): { brand: string | null; name: string; rest: string } {
  const inDescription = brandInDescription.exec(description)
  if (inDescription?.[1] && isBrand(inDescription[1])) {
    const rest = description.slice(inDescription[0].length)
    return { brand: capitalised(inDescription[1]), name: heading, rest }
  }
  const inHeading = brandInHeading.exec(heading)
  return inHeading?.[1] && isBrand(inHeading[1])
    ? { brand: capitalised(inHeading[1]), name: heading.slice(inHeading[0].length), rest: description }
    : { brand: null, name: heading, rest: description }
}

function isBrand(text: string): boolean {
  return text.replace(/[^\p{Lu}]/gu, '').length > 3 && text.length <= 40
}

function capitalised(brand: string): string {
  return brand.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}

const unitPrices = /\s*\bpr\.? (?:kg|ltr|liter|l|stk)\.? (?:maks\.? )?\d+,\d\d\.?/g

/** The points of a leaflet's text, without unit prices, which are shown beside the price. */
function descriptionOf(text: string): string[] {
  return text
    .replace(unitPrices, '')
    .split('•')
    .map((point) => point.trim().replace(/(?<!\b(?:ca|pr|stk|inkl|ekskl|maks|min|alc))\.$/i, ''))
    .filter((point) => /\p{L}{2}/u.test(findSize(point).rest))
}
