/** The countries the product serves, by the locale codes of §1. */
export const countries = ['dk', 'no', 'se', 'fi'] as const
export type Country = (typeof countries)[number]

/** A locale as the router knows it: a country prefix, or `default` if the address has none. */
export type Locale = Country | 'default'

/** Language codes of documents and `error_message_language` (§3, country to language mapping). */
export const languages = ['da', 'no', 'sv', 'fi'] as const
export type Language = (typeof languages)[number]

const languageByCountry: Record<Country, Language> = { dk: 'da', no: 'no', se: 'sv', fi: 'fi' }
const intlLocaleByCountry: Record<Country, string> = { dk: 'da-DK', no: 'nb-NO', se: 'sv-SE', fi: 'fi-FI' }
const timeZoneByCountry: Record<Country, string> = {
  dk: 'Europe/Copenhagen',
  no: 'Europe/Oslo',
  se: 'Europe/Stockholm',
  fi: 'Europe/Helsinki',
}

/** Whether a text is one of the four country codes. */
export function isCountry(value: unknown): value is Country {
  return countries.includes(value as Country)
}

/** Whether a text is a country code or `default`. */
export function isLocale(value: unknown): value is Locale {
  return value === 'default' || isCountry(value)
}

/** The country of a locale; `default` and a missing locale are Denmark (§4, User session). */
export function countryOfLocale(locale: Locale | undefined): Country {
  return locale === undefined || locale === 'default' ? 'dk' : locale
}

/**
 * Creates a value for each country at its first use and caches it. Used for `Intl` formatters: creating one costs a
 * hundred times as much as formatting with it.
 */
export function onceForCountry<Made extends object>(
  make: (country: Country) => Made,
): (country: Country) => Made {
  const made = new Map<Country, Made>()
  return (country) => {
    const kept = made.get(country) ?? make(country)
    made.set(country, kept)
    return kept
  }
}

/** The language a country's pages are in; Danish by default. */
export function languageOfCountry(country: Country): Language {
  return languageByCountry[country]
}

/** The BCP 47 tag with which `Intl` formats and collates for a country. */
export function intlLocaleOfCountry(country: Country): string {
  return intlLocaleByCountry[country]
}

/** The IANA time zone in which a country's offers begin and end. */
export function timeZoneOfCountry(country: Country): string {
  return timeZoneByCountry[country]
}

/** The country in a path's first segment, or undefined if there is none: `/se/offer/kaffe` gives `se`. */
export function countryOfPath(pathname: string): Country | undefined {
  const first = pathname.split('/')[1]
  return isCountry(first) ? first : undefined
}

/** The same page under a country's prefix: `/offer/kaffe?sort=price` in Sweden is `/se/offer/kaffe?sort=price`. */
export function inCountry(href: string, country: Country): string {
  const [, rest = ''] = /^\/(?:(?:dk|no|se|fi)(?=[/?#]|$))?(.*)$/.exec(href) ?? []
  return `/${country}${/^[?#]|^$/.test(rest) || rest.startsWith('/') ? rest : `/${rest}`}`
}

const languagePage = /^(?:\/(?:dk|no|se|fi))?\/language\/?(?:[?#]|$)/

/**
 * Where an address of another country leads a user (§4, User session): to the same page in their country,
 * and from `/language` to its front page (§2.1).
 */
export function inOwnCountry(href: string, country: Country): string {
  return languagePage.test(href) ? `/${country}` : inCountry(href, country)
}
