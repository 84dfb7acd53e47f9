import {
  countryOfLocale,
  countryOfPath,
  type Language,
  languageOfCountry,
} from '#app/domain/locale/locales.ts'

/** The language a page is in, by its address: Danish where the address has no country prefix. */
export function languageOfPath(pathname: string): Language {
  return languageOfCountry(countryOfLocale(countryOfPath(pathname)))
}
