import { type Country, countries, intlLocaleOfCountry } from '../locale/locales.ts'
import { hardSpace, wordJoiner } from '../locale/numbers.ts'

export type Currency = 'DKK' | 'NOK' | 'SEK' | 'EUR'

const currencyByCountry: Record<Country, Currency> = { dk: 'DKK', no: 'NOK', se: 'SEK', fi: 'EUR' }

const decimals = new Map(
  countries.map((country) => [
    country,
    new Intl.NumberFormat(intlLocaleOfCountry(country), {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
  ]),
)

/** The currency of a country's prices. */
export function currencyOfCountry(country: Country): Currency {
  return currencyByCountry[country]
}

/** An amount in minor units as a number without currency: `1295` gives `12,95` in every country. */
export function formatAmount(amount: number, country: Country): string {
  const format = decimals.get(country)
  if (!format) throw new RangeError(`no number format for ${country}`)
  return format.format(amount / 100)
}

/**
 * An amount with the country's currency sign after a hard space: `12,95 kr.` in Denmark, `12,95 kr` in Norway and Sweden,
 * `12,95 €` in Finland.
 */
export function formatMoney(amount: number, country: Country): string {
  return `${formatAmount(amount, country)}${hardSpace}${currencySign(country)}`
}

/** The sign of a country's currency as it stands after a price: `kr.` in Denmark. */
export function currencySign(country: Country): string {
  return { dk: 'kr.', no: 'kr', se: 'kr', fi: '€' }[country]
}

/**
 * The price of a full unit (1 kg, 1 l, 1 piece), in minor units, from the price of a size.
 * Undefined if the size is unknown or not positive, so that no wrong price is shown.
 */
export function unitPrice(amount: number, quantity: number | null, units = 1): number | undefined {
  if (quantity === null || !(quantity > 0) || !(units > 0)) return undefined
  return Math.round(amount / (quantity * units))
}

/**
 * A price in its large and small part: `{ whole: '39', minor: '95' }`. `minor` is empty for a whole amount, which is
 * shown with a dash; Finland always shows the cents, with the currency sign.
 */
export function splitPrice(amount: number, country: Country): { whole: string; minor: string } {
  const formatted = formatAmount(amount, country)
  const whole = formatted.slice(0, -3)
  const minor = formatted.slice(-2)
  if (country === 'fi') return { whole, minor: `${minor}${hardSpace}€` }
  return { whole, minor: minor === '00' ? '' : minor }
}

/** A price for reading aloud and running text: `39,95 kr.`, and without `,00` if it is whole: `39 kr.`. */
export function formatPlainPrice(amount: number, country: Country): string {
  return formatMoney(amount, country).replace(/,00(?=\s)/, '')
}

/** A price, or the range of several with the currency once, on one line: `18 kr.`, `12,95–15 kr.`. */
export function formatPlainRange({ from, to }: { from: number; to: number }, country: Country): string {
  const most = formatPlainPrice(to, country)
  return from === to ? most : `${formatAmount(from, country).replace(/,00$/, '')}–${wordJoiner}${most}`
}
