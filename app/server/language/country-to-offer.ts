import { chosenCountryCookie, countryOfferCookie } from '#app/domain/locale/chosen-country.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { preferredCountry } from '#app/domain/locale/preferred-country.ts'
import { readCookie } from '../api/cookies.ts'

const crawler = /bot|crawl|spider|slurp/i

/**
 * Finds the country to offer to a visitor, whose browser prefers its language (§1 Brand and languages). Null for
 * who has chosen a country or answered the offer before, and for crawlers, which read each country's pages.
 */
export function countryToOffer(request: Request, pageCountry: Country): Country | null {
  const isAnswered = [chosenCountryCookie, countryOfferCookie].some(
    ({ name }) => readCookie(request, name) !== undefined,
  )
  if (isAnswered || crawler.test(request.headers.get('user-agent') ?? '')) return null
  return preferredCountry(request.headers.get('accept-language') ?? '', pageCountry) ?? null
}
