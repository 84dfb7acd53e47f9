import { isCountry } from '#app/domain/locale/locales.ts'
import { type QuantityType, type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import { readSize } from '#app/server/sizes/read-size.ts'
import { namesInText } from '../../../lexicon/goods/names-in-texts.ts'
import { wordsAs } from '../../../lexicon/words/read-words.ts'
import { absoluteLink } from '../../offer/links.ts'
import { dealOf } from '../../offer/prices/deals.ts'
import { fits } from '../../offer/prices/infer-size.ts'
import { readPrice } from '../../offer/prices/read-price.ts'
import { boundAtStart } from '../../offer/prices/unit-prices.ts'
import { readDay } from '../../offer/read-day.ts'
import { checkOfferAsStated } from '../../offer/texts-of-offer.ts'
import type { ImportedOffer } from '../../row/imported-offer.ts'
import { isRejection, type Rejection } from '../../row/rejections.ts'
import type { FeedDefaults } from '../feed-defaults.ts'
import { columnsOfFields } from './csv-columns.ts'

const yes = new RegExp(`^(?:1|true|yes|${wordsAs('yes')})$`, 'i')

/** Creates a function that finds the columns of the fields in a row. */
function columnFinder(
  mapping: FeedDefaults['columns'],
): (row: Record<string, string>) => Map<string, string> {
  let known: string[] = []
  let columns = new Map<string, string>()
  return (row) => {
    const names = Object.keys(row)
    if (names.length !== known.length || names.some((name, at) => name !== known[at])) {
      known = names
      columns = columnsOfFields(names, mapping)
    }
    return columns
  }
}

/**
 * Creates a normaliser for the rows of one CSV file, with texts as people write them: `12,95 kr.`, `21.11.2026`, `ja`.
 */
export function csvNormaliser(defaults: FeedDefaults): (fields: unknown) => ImportedOffer | Rejection {
  const columnsOf = columnFinder(defaults.columns)
  return (fields) => {
    const row = fields as Record<string, string>
    const columns = columnsOf(row)
    const text = (field: string) => (row[columns.get(field) ?? ''] ?? '').trim()
    return normalise(text, columns.has('brand'), defaults)
  }
}

function normalise(
  text: (field: string) => string,
  hasBrandField: boolean,
  defaults: FeedDefaults,
): ImportedOffer | Rejection {
  const country = text('country').toLowerCase() || defaults.country
  const deal = dealOf(text('price'))
  const price = deal ? { amount: deal.amount, currency: undefined } : readPrice(text('price'))
  if (isRejection(price)) return price
  const counted = countIn(text('units'))
  const { bound, rest } = boundAtStart(text('unitPrice'))
  const unitPriceBound = text('unitPriceBound') || bound
  const named = text('currency').toUpperCase() || price.currency
  return checkOfferAsStated({
    source: defaults.source ?? text('source'),
    id: text('id'),
    country,
    chain: defaults.chain ?? text('chain'),
    chainCategory: text('chainCategory'),
    chainWebsite: text('chainWebsite'),
    brand: text('brand'),
    hasBrandField,
    parentBrand: text('parentBrand'),
    name: text('name'),
    gtin: text('gtin'),
    category: text('category'),
    categoryGroup: text('categoryGroup'),
    size: text('size') || counted.size,
    startDate: dayOf(text('startDate') || defaults.startDate, country, 'start'),
    endDate: dayOf(text('endDate') || defaults.endDate, country, 'end'),
    units: deal?.pieces ?? counted.units,
    unitType: text('unitType'),
    price: price.amount,
    regularPrice: optionalPrice(text('regularPrice')),
    currency: named ?? (isCountry(country) ? currencyOfCountry(country) : undefined),
    singlePrice: optionalPrice(text('singlePrice')),
    ...comparisonPrice(rest, text, price.amount),
    unitPriceBound,
    isHighlighted: yes.test(text('isHighlighted')),
    imageUrl: absoluteLink(text('imageUrl')),
    offerUrl: absoluteLink(text('offerUrl')),
    definedDescription: text('description').split('|'),
    condition: text('condition') || undefined,
  })
}

/** What a cell for the number of pieces says: `2`, `2 för`, or of pieces in a pack their size, `2x500 g`. */
function countIn(text: string): { units?: number; size?: string } {
  if (!text) return {}
  if (/\d.*\p{L}/u.test(text) && readSize(text)?.quantityType !== 'stk' && readSize(text))
    return { size: text }
  const [, number = ''] = /^(\d+(?:[.,]0+)?)(?:\s*\p{L}[^\d]*)?$/u.exec(text) ?? []
  return { units: Number(number.replace(',', '.') || text) }
}

/** A price without which the offer is still one; undefined if there is none, or its text is not a price (`-`). */
function optionalPrice(text: string): number | undefined {
  const price = readPrice(text)
  return isRejection(price) ? undefined : price.amount
}

type Comparison = { unitPrice?: number | undefined; unitPricePer?: QuantityType | undefined }

const unitCodes: Record<string, string> = {
  ...{ grm: 'g', gr: 'g', kgm: 'kg', mlt: 'ml', ltr: 'l', mtr: 'm', h87: 'st' },
}
/** Fewer grams or millilitres of goods that are sold by the capsule or the wash are the number of these. */
const mostPortions = 100
const capsules = /kaps(?:el|l[ae]r)/iu

/** An amount, and what follows it. The 100 of `8,75 kr/100 g` are not of the amount. */
const amountAndRest = /^(\D*\d(?:[\d .,:']*\d)?)\s*(.*)$/su
/** A unit, perhaps several of it, after the currency or the word for each: `kr/kg`, `€ per 100 g`. */
const unitAtStart =
  /^(?:[^\d/]*(?:\/|(?<!\p{L})(?:pr|per)(?!\p{L})\.?))?\s*(\d+(?=\s?\p{L}))?\s?(\p{L}+\d*)/iu

function fullUnitOf(text: string): Size | undefined {
  const [, count = '1', word = ''] = unitAtStart.exec(text) ?? []
  return readSize(`${count} ${unitCodes[word.toLowerCase()] ?? word}`)
}

/** The size in a text, and each of its parts: `52 g 10 st` has no one size, but 52 g, and 10 pieces. */
function sizesIn(text: string): Size[] {
  return [text, ...(text.match(/\d[\d.,]*\s?\p{L}+/gu) ?? [])]
    .map((part) => readSize(part))
    .filter((size) => size !== undefined)
}

/**
 * The price of a full unit, from its two cells (`39,90` and `kr/kg`) or one (`39,90 kr/kg`). A unit that we do not
 * compare by (`kr/tvätt`) is left out, and so is what is not one price (`80-90 kr/kg`). Some shops write another unit than
 * that of the price. It is what they write if that fits the size; a piece if that fits the pieces of the pack; few grams of
 * a detergent are washes, and nothing costs as much a gram as the whole pack.
 */
function comparisonPrice(written: string, text: (field: string) => string, price: number): Comparison {
  const [, amount = '', rest = ''] = amountAndRest.exec(written) ?? []
  const read = readPrice(amount)
  const full = fullUnitOf(text('unitPricePer') || rest)
  const isRange = /^[-–—]\s?\d/.test(rest)
  if (isRejection(read) || isRange || !full || read.amount === 0) return {}
  const name = text('name')
  const ofFull = Math.round(read.amount / full.quantity)
  const sizes = sizesIn(text('size') || name)
  const isOf = (type: QuantityType, stated: number) =>
    sizes.some((size) => size.quantityType === type && fits(price, totalQuantity(size), stated))
  if (isOf(full.quantityType, ofFull)) return { unitPrice: ofFull, unitPricePer: full.quantityType }
  if (isOf('stk', read.amount)) return { unitPrice: read.amount, unitPricePer: 'stk' }
  if (ofFull >= price * 200) return { unitPrice: read.amount, unitPricePer: full.quantityType }
  if (full.quantity < 0.01 && price / read.amount < mostPortions) {
    if (capsules.test(name)) return { unitPrice: read.amount, unitPricePer: 'stk' }
    if (namesInText(name).some(({ told }) => told.has('washes'))) return {}
  }
  return { unitPrice: ofFull, unitPricePer: full.quantityType }
}

/** The day in a text; the text itself if it contains none, so that the check rejects it. */
function dayOf(
  text: string | undefined,
  country: string | undefined,
  edge: 'start' | 'end',
): string | undefined {
  return text && (readDay(text, isCountry(country) ? country : 'dk', edge) ?? text)
}
