import * as v from 'valibot'
import { countries } from '#app/domain/locale/locales.ts'
import { tints } from '#app/domain/offers/offer-summary.ts'
import { quantityTypes } from '#app/domain/offers/sizes.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import { unitPriceBounds } from '#app/domain/prices/unit-price-bounds.ts'
import { normaliseGtin } from '#app/domain/scan/barcode.ts'
import type { ImportedOffer } from '../row/imported-offer.ts'
import { because, type Rejection, rejectionOf } from '../row/rejections.ts'
import { cleanText } from './clean-text.ts'
import { absoluteLink, linkOrSitePath } from './links.ts'
import { isDay } from './read-day.ts'

/** The highest plausible price, in minor units: a million. */
export const highestPrice = 100_000_000
/** The most texts of an offer's description, and the longest of each. */
export const descriptionLimit = { texts: 12, characters: 300 }

function text(name: string, longest: number) {
  return v.pipe(
    v.string(because('bad-field', `${name} must be a text`)),
    v.transform(cleanText),
    v.check(
      (value) => !value.includes('\ufffd'),
      because('bad-encoding', `${name} has characters that could not be read`),
    ),
    v.maxLength(longest, because('too-long', `${name} is longer than ${longest} characters`)),
  )
}
const requiredText = (name: 'name' | 'chain', longest: number) =>
  v.pipe(text(name, longest), v.nonEmpty(because(`missing-${name}`, `there is no ${name}`)))
const optionalText = (name: string, longest: number) =>
  v.nullish(
    v.pipe(
      text(name, longest),
      v.transform((value) => value || null),
    ),
    null,
  )
const link = (read: (value: unknown) => string | null) =>
  v.nullish(v.pipe(v.unknown(), v.transform(read)), null)

const amount = (name: string) =>
  v.pipe(
    v.number(because('bad-price', `${name} must be a number of minor units, 1295 for 12,95`)),
    v.integer(because('bad-price', `${name} is in minor units, 1295 for 12,95, and has no decimals`)),
    v.check((value) => value >= 0, because('negative-price', `${name} is negative`)),
    v.maxValue(highestPrice, because('absurd-price', `${name} is above a million`)),
  )
const price = v.pipe(
  amount('price'),
  v.check((value) => value !== 0, because('zero-price', 'price is zero')),
)
/** A price that may be absent. Feeds write zero for that, too. */
const optionalPrice = (name: string) =>
  v.nullish(
    v.pipe(
      amount(name),
      v.transform((value) => value || null),
    ),
    null,
  )
const day = (name: string) =>
  v.pipe(
    v.string(because('bad-date', `${name} must be a text`)),
    v.check(isDay, because('bad-date', `${name} is not a day between 2000 and 2099, written 2026-11-21`)),
  )
const identifier = v.pipe(
  v.union(
    [v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))],
    because('bad-field', 'id must be a text'),
  ),
  text('id', 200),
  v.transform((value) => value || null),
)

export const importedOfferSchema = v.pipe(
  v.object({
    source: optionalText('source', 100),
    id: v.nullish(identifier, null),
    country: v.picklist(countries, because('unknown-country', 'country must be dk, no, se or fi')),
    chain: requiredText('chain', 100),
    chainCategory: optionalText('chainCategory', 100),
    chainWebsite: link(absoluteLink),
    brand: optionalText('brand', 100),
    parentBrand: optionalText('parentBrand', 100),
    /** False if the feed has no field for a brand, so that a good without one may be of any. */
    hasBrandField: v.nullish(v.boolean(because('bad-field', 'hasBrandField must be true or false')), true),
    name: requiredText('name', 300),
    gtin: v.nullish(
      v.pipe(
        v.unknown(),
        v.transform((value) => normaliseGtin(String(value))),
      ),
      null,
    ),
    category: optionalText('category', 100),
    categoryGroup: optionalText('categoryGroup', 100),
    tint: v.nullish(v.picklist(tints, because('bad-field', `tint must be one of ${tints.join(', ')}`)), null),
    size: v.optional(optionalText('size', 100)),
    startDate: day('startDate'),
    endDate: day('endDate'),
    units: v.nullish(
      v.pipe(
        v.number(because('bad-field', 'units must be a number')),
        v.integer(because('bad-field', 'units must be a whole number')),
        v.minValue(1, because('bad-field', 'units must be at least 1')),
        v.maxValue(1000, because('bad-field', 'units must be at most 1000')),
      ),
      1,
    ),
    unitType: optionalText('unitType', 20),
    // Checked before the price, whose upper limit is meant for these currencies only.
    currency: v.picklist(
      ['DKK', 'NOK', 'SEK', 'EUR'],
      because('unknown-currency', 'currency must be DKK, NOK, SEK or EUR'),
    ),
    price,
    regularPrice: optionalPrice('regularPrice'),
    singlePrice: optionalPrice('singlePrice'),
    unitPrice: optionalPrice('unitPrice'),
    unitPricePer: v.nullish(
      v.picklist(
        quantityTypes,
        because('bad-field', `unitPricePer must be one of ${quantityTypes.join(', ')}`),
      ),
      null,
    ),
    unitPriceBound: v.nullish(
      v.picklist(
        unitPriceBounds,
        because('bad-field', `unitPriceBound must be one of ${unitPriceBounds.join(', ')}`),
      ),
      null,
    ),
    isHighlighted: v.nullish(v.boolean(because('bad-field', 'isHighlighted must be true or false')), false),
    imageUrl: link(linkOrSitePath),
    offerUrl: link(absoluteLink),
    condition: v.optional(optionalText('condition', 300)),
    definedDescription: v.nullish(
      v.array(
        v.pipe(
          v.string(because('bad-field', 'definedDescription must hold texts')),
          v.transform((value) => cleanText(value).slice(0, descriptionLimit.characters).toWellFormed()),
        ),
        because('bad-field', 'definedDescription must be a list'),
      ),
      [],
    ),
  } satisfies Record<Exclude<keyof ImportedOffer, 'stated' | 'remark' | 'asked'>, v.GenericSchema>),
  v.check(
    ({ startDate, endDate }) => endDate >= startDate || !isDay(startDate) || !isDay(endDate),
    because('end-before-start', 'endDate is before startDate'),
  ),
  v.check(
    (offer) => offer.currency === currencyOfCountry(offer.country),
    because('wrong-currency', 'the currency is not the one of the country'),
  ),
  v.transform((offer) => ({
    ...offer,
    definedDescription: offer.definedDescription.filter(Boolean).slice(0, descriptionLimit.texts),
    singlePrice:
      offer.units > 1 && (offer.singlePrice ?? 0) * offer.units > offer.price ? offer.singlePrice : null,
    regularPrice: offer.regularPrice !== null && offer.regularPrice > offer.price ? offer.regularPrice : null,
  })),
)

/** An offer from an importer; docs/import.md describes each field. Prices are minor units, days `YYYY-MM-DD`. */
export type OfferInput = v.InferInput<typeof importedOfferSchema>
const missing: Record<string, Rejection> = {
  name: { reason: 'missing-name', message: 'there is no name' },
  chain: { reason: 'missing-chain', message: 'there is no chain' },
  price: { reason: 'missing-price', message: 'there is no price' },
  startDate: { reason: 'missing-date', message: 'there is no start date' },
  endDate: { reason: 'missing-date', message: 'there is no end date' },
  country: { reason: 'unknown-country', message: 'there is no country' },
  currency: { reason: 'unknown-currency', message: 'there is no currency' },
}

/** Checks an offer. @returns its cleaned form, or a rejection for its first fault, with the others in the message. */
export function checkOffer(input: unknown): ImportedOffer | Rejection {
  const result = v.safeParse(importedOfferSchema, input)
  if (result.success) return result.output
  const rejections = result.issues.map((issue): Rejection => {
    const field = String(issue.path?.[0]?.key ?? '')
    if (issue.path && (issue.input === undefined || issue.input === null)) {
      return missing[field] ?? { reason: 'bad-field', message: `there is no ${field}` }
    }
    return issue.path || issue.kind !== 'schema'
      ? rejectionOf(issue.message)
      : { reason: 'not-an-offer', message: 'the row is not a list of fields' }
  })
  const [first] = rejections
  if (!first) throw new Error('a failed check without a reason')
  return { reason: first.reason, message: [...new Set(rejections.map(({ message }) => message))].join('; ') }
}
