import { type Country, intlLocaleOfCountry, onceForCountry } from '../locale/locales.ts'

const names = onceForCountry(
  (country) => new Intl.ListFormat(intlLocaleOfCountry(country), { type: 'conjunction' }),
)

/** Names as a list within a sentence, in the country's language: `Netto, Lidl og Bilka`. */
export function joinNames(list: readonly string[], country: Country): string {
  return names(country).format(list)
}
