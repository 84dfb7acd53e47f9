import { type Country, intlLocaleOfCountry, onceForCountry } from './locales.ts'

const number = onceForCountry((country) => new Intl.NumberFormat(intlLocaleOfCountry(country)))

/** A number as the country writes it: `2.225` in Denmark, `2 225` with a hard space in the others. */
export function formatNumber(value: number, country: Country): string {
  return number(country).format(value)
}
