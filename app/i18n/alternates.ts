import { type Country, countries, intlLocaleOfCountry } from '#app/domain/locale/locales.ts'

type LinkTag = { rel: string; href: string; hrefLang?: string }

/**
 * The canonical address of a page. Danish pages are the same with and without `/dk`; their canonical one has no prefix.
 * @param path the page's path without its country, escaped: `/offer/kaffe`, empty for the front page.
 */
export function canonicalUrl(origin: string, country: Country, path: string): string {
  return `${origin}${country === 'dk' ? '' : `/${country}`}${path}`
}

/** The link tag with a page's canonical address, for search engines. */
export function canonicalLink(origin: string, country: Country, path: string): LinkTag {
  return { rel: 'canonical', href: canonicalUrl(origin, country, path) }
}

/**
 * The link tags for the same page in the four countries; for all other countries the page without a prefix. Only for
 * pages that every country has, which the page of one offer is not.
 */
export function alternateLinks(origin: string, path: string): LinkTag[] {
  const link = (hrefLang: string, country: Country) => ({
    rel: 'alternate',
    hrefLang,
    href: canonicalUrl(origin, country, path),
  })
  return [...countries.map((country) => link(intlLocaleOfCountry(country), country)), link('x-default', 'dk')]
}
