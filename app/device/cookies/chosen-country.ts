import { chosenCountryCookie, countryOfferCookie } from '#app/domain/locale/chosen-country.ts'
import type { Country } from '#app/domain/locale/locales.ts'

type Cookie = { name: string; value: string; seconds: number }

function setCookie({ name, value, seconds }: Cookie): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store, and pages without https never.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

/** Remembers the country that the shopper chose, as the server does after `POST /language`. */
export function rememberCountry(country: Country): void {
  setCookie({ ...chosenCountryCookie, value: country })
}

/** Remembers that the shopper was offered another country. */
export function rememberOffer(): void {
  setCookie(countryOfferCookie)
}
