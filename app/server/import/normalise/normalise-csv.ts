import { isCountry } from '#app/domain/locale/locales.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import { isRejection, type Rejection } from '../rejections.ts'
import { columnsOfFields } from './csv-columns.ts'
import type { FeedDefaults } from './feed-defaults.ts'
import { checkOffer, type ImportedOffer } from './imported-offer.ts'
import { absoluteLink } from './links.ts'
import { readDay } from './read-day.ts'
import { readPrice } from './read-price.ts'

const yes = /^(?:1|true|yes|ja|kyllä)$/i

/** Creates a function that finds a field's text in a row. */
function fieldReader(
  mapping: FeedDefaults['columns'],
): (row: Record<string, string>, field: string) => string {
  let known: string[] = []
  let columns = new Map<string, string>()
  return (row, field) => {
    const names = Object.keys(row)
    if (names.length !== known.length || names.some((name, at) => name !== known[at])) {
      known = names
      columns = columnsOfFields(names, mapping)
    }
    return (row[columns.get(field) ?? ''] ?? '').trim()
  }
}

/**
 * Creates a normaliser for the rows of one CSV file, with texts as people write them: `12,95 kr.`, `21.11.2026`, `ja`.
 */
export function csvNormaliser(defaults: FeedDefaults): (fields: unknown) => ImportedOffer | Rejection {
  const read = fieldReader(defaults.columns)
  return (fields) => normalise((field) => read(fields as Record<string, string>, field), defaults)
}

function normalise(text: (field: string) => string, defaults: FeedDefaults): ImportedOffer | Rejection {
  const country = text('country').toLowerCase() || defaults.country
  const price = readPrice(text('price'))
  if (isRejection(price)) return price
  const regularPrice = optionalPrice(text('regularPrice'))
  const unitPrice = optionalPrice(text('unitPrice'))
  if (isRejection(regularPrice)) return regularPrice
  if (isRejection(unitPrice)) return unitPrice
  const named = text('currency').toUpperCase() || price.currency
  return checkOffer({
    source: defaults.source ?? text('source'),
    id: text('id'),
    country,
    chain: defaults.chain ?? text('chain'),
    chainCategory: text('chainCategory'),
    chainWebsite: text('chainWebsite'),
    brand: text('brand'),
    parentBrand: text('parentBrand'),
    name: text('name'),
    gtin: text('gtin'),
    category: text('category'),
    categoryGroup: text('categoryGroup'),
    size: text('size') || undefined,
    startDate: dayOf(text('startDate') || defaults.startDate, country, 'start'),
    endDate: dayOf(text('endDate') || defaults.endDate, country, 'end'),
    units: text('units') ? Number(text('units')) : undefined,
    unitType: text('unitType'),
    price: price.amount,
    regularPrice,
    currency: named ?? (isCountry(country) ? currencyOfCountry(country) : undefined),
    unitPrice,
    unitPricePer: text('unitPricePer').toLowerCase() || undefined,
    isHighlighted: yes.test(text('isHighlighted')),
    imageUrl: absoluteLink(text('imageUrl')),
    offerUrl: absoluteLink(text('offerUrl')),
    definedDescription: text('description').split('|'),
  })
}

function optionalPrice(text: string): number | undefined | Rejection {
  if (!text) return undefined
  const price = readPrice(text)
  return isRejection(price) ? price : price.amount
}

/** The day in a text; the text itself if it contains none, so that the check rejects it. */
function dayOf(
  text: string | undefined,
  country: string | undefined,
  edge: 'start' | 'end',
): string | undefined {
  return text && (readDay(text, isCountry(country) ? country : 'dk', edge) ?? text)
}
