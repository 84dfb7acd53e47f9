import { countryOfPath } from '../locale/locales.ts'

/** What is tracked (§7.5). */
export type TrackedKind = 'page-view' | 'product-view' | 'cta'

/** The presses that are tracked: an offer is put on the list, its price is followed, its shop is visited. */
export const ctas = ['add-to-list', 'price-agent', 'website'] as const
export type Cta = (typeof ctas)[number]

/** What may lead to a product: a list of offers, or one offer that is shown somewhere (§7.5). */
export type RecommendingModule =
  | 'ad'
  | 'chain'
  | 'comparison'
  | 'ending-soon'
  | 'good-prices'
  | 'leaflet'
  | 'offer-viewer'
  | 'partner'
  | 'price-agent'
  | 'recently-viewed'
  | 'recipe'
  | 'related'
  | 'results'
  | 'shelf'
  | 'starting-soon'
  | 'typeahead'

/** The classes of pages (§2.2); `other` is a page that it does not class. */
export type PageClass = 'front-page-search' | 'search' | 'partner' | 'offer' | 'other'

const classes: [beginning: string, PageClass][] = [
  ['/single', 'search'],
  ['/partner', 'partner'],
  ['/offer', 'offer'],
]

/** A page's path without its country. */
export function plainPath(path: string): string {
  const country = countryOfPath(path)
  return (country ? path.slice(country.length + 1) : path) || '/'
}

/** The class of a page by its path, with a country or without (§2.2). */
export function pageClassOf(path: string): PageClass {
  const plain = plainPath(path)
  if (plain === '/') return 'front-page-search'
  return classes.find(([beginning]) => plain.startsWith(beginning))?.[1] ?? 'other'
}
