import type { Country } from '../locale/locales.ts'

/** The info pages that §2.1 names, by what follows `/page/`. */
export const infoPages = {
  about: 'about-3',
  personalData: 'personal-data-4',
  cookies: 'cookies-5',
  advertising: 'advertising-6',
  contact: 'contact-7',
} as const

const withoutAboutLinks = new Set<Country>(['no', 'fi'])

/** Whether a country's pages link to what the site says about itself; Norway's and Finland's do not (§2.1). */
export function hasAboutLinks(country: Country): boolean {
  return !withoutAboutLinks.has(country)
}

/** Whether a country's pages link to how to advertise; only Denmark's do (§2.1). */
export function hasAdvertisingPage(country: Country): boolean {
  return country === 'dk'
}
