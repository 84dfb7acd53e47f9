import { type Country, countryOfLocale, isLocale } from '#app/domain/locale/locales.ts'
import { notFound } from './answers.ts'

/**
 * Answers for the country that a segment of an API address names; `default` is Denmark (§4, User
 * session).
 * @returns 404 if it is not a country.
 */
export async function inCountry(
  locale: string,
  answer: (country: Country) => Promise<Response>,
): Promise<Response> {
  return isLocale(locale)
    ? answer(countryOfLocale(locale))
    : notFound(`There is no locale ${locale.slice(0, 20)}`)
}
