import {
  countryOfLocale,
  countryOfPath,
  type Language,
  languageOfCountry,
} from '#app/domain/locale/locales.ts'

/** The language of a page, by its address: Danish if the address has no country prefix. */
export function languageOfPath(pathname: string): Language {
  return languageOfCountry(countryOfLocale(countryOfPath(pathname)))
}
