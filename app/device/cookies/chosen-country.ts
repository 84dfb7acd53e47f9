import { chosenCountryCookie, countryOfferCookie } from '#app/domain/locale/chosen-country.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { setCookie } from './cookies.ts'

/** Remembers the country that the shopper chose, as the server does after `POST /language`. */
export function rememberCountry(country: Country): void {
  setCookie(chosenCountryCookie.name, country, chosenCountryCookie.seconds)
}

/** Remembers that the shopper was offered another country. */
export function rememberOffer(): void {
  const { name, value, seconds } = countryOfferCookie
  setCookie(name, value, seconds)
}
