import { type Country, countries, intlLocaleOfCountry } from '#app/domain/locale/locales.ts'

type LinkTag = { rel: string; href: string; hrefLang?: string }

/**
 * The one address a page is known by. Danish pages are the same with and without `/dk`; theirs has no prefix.
 * @param path the page's path without its country, escaped: `/offer/kaffe`, empty for the front page.
 */
export function canonicalUrl(origin: string, country: Country, path: string): string {
  return `${origin}${country === 'dk' ? '' : `/${country}`}${path}`
}

/** The link that names a page's one address to search engines. */
export function canonicalLink(origin: string, country: Country, path: string): LinkTag {
  return { rel: 'canonical', href: canonicalUrl(origin, country, path) }
}

/**
 * Where search engines find the same page for each of the four countries; who is of none of them gets the page without
 * a prefix. For pages that every country has, as offers' own pages are not.
 */
export function alternateLinks(origin: string, path: string): LinkTag[] {
  const link = (hrefLang: string, country: Country) => ({
    rel: 'alternate',
    hrefLang,
    href: canonicalUrl(origin, country, path),
  })
  return [...countries.map((country) => link(intlLocaleOfCountry(country), country)), link('x-default', 'dk')]
}
