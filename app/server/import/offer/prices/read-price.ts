import { countries } from '#app/domain/locale/locales.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import type { Rejection } from '../../row/rejections.ts'

/** A price in minor units, with its currency if the text names one. */
export type ReadPrice = { amount: number; currency?: string }

const longest = 40
const ourCurrencies = new Set<string>(countries.map(currencyOfCountry))
const currencies = new Set(Intl.supportedValuesOf('currency'))

/**
 * Reads a price from what people and feeds write: `12,95`, `12.95 DKK`, `1.299,00 kr.`, `kr 1 299,-`, `€ 2.99`, 12.95.
 * A point or space before exactly three last digits separates thousands. More than two decimals are not a price, except
 * for rounding errors of a binary number.
 */
export function readPrice(value: unknown): ReadPrice | Rejection {
  if (value === null || value === undefined || value === '') {
    return { reason: 'missing-price', message: 'there is no price' }
  }
  const amount =
    typeof value === 'number' ? fromNumber(value) : typeof value === 'string' ? fromText(value) : undefined
  return amount ?? { reason: 'bad-price', message: `“${shortened(value)}” is not a price` }
}

function fromNumber(value: number): ReadPrice | undefined {
  const amount = Math.round(value * 100)
  return Number.isSafeInteger(amount) && Math.abs(value * 100 - amount) < 0.01 ? { amount } : undefined
}

const pattern =
  /^(?<before>[A-Za-z]{3}|kr\.?|€)?\s*(?<minus>[-–−])?\s*(?<whole>\d{1,3}(?:(?<mark>[ .,'])\d{3})(?:\k<mark>\d{3})*|\d+)(?:[.,:](?<minor>\d{1,2}|-{1,2}|–))?\s*(?<after>[A-Za-z]{3}|kr\.?|€|[:,]-)?\.?$/i

/**
 * The currency that a sign or a word before or after an amount names; null for `kr`; undefined for a word that is none.
 * Currencies of elsewhere are written in capitals: a “top” or “all” before a price is not the money of Tonga or Albania.
 */
function currencyOf(word: string): string | null | undefined {
  if (word === '€') return 'EUR'
  if (word.length !== 3) return null
  const code = word.toUpperCase()
  return ourCurrencies.has(code) || currencies.has(word) ? code : undefined
}

function fromText(text: string): ReadPrice | undefined {
  const match = text.length > longest ? null : pattern.exec(text.replace(/\s+/g, ' ').trim())
  const { before, minus, whole = '', minor = '', after, mark } = match?.groups ?? {}
  // `0.500` is a mistake, and `12,955` may be one: a comma separates thousands only if a point separates decimals.
  if (!match || (mark && whole.startsWith('0')) || (mark === ',' && !minor)) return undefined
  const digits = whole.replace(/\D/g, '')
  const amount = Number(digits) * 100 + (/^\d/.test(minor) ? Number(minor.padEnd(2, '0')) : 0)
  const currency = currencyOf((before ?? after ?? '').replace('.', ''))
  if (currency === undefined) return undefined
  return { amount: minus ? -amount : amount, ...(currency ? { currency } : {}) }
}

function shortened(value: unknown): string {
  return String(value).slice(0, 60)
}
