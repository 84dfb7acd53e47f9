import { siteName } from '../brand.ts'
import { type Country, intlLocaleOfCountry } from '../locale/locales.ts'

type Page = {
  /** Without the site's name. */
  title: string
  /** Whether the site's name comes first. */
  isFront?: boolean
  description: string
  country: Country
  /** The page's canonical address. */
  url: string
  type?: 'website' | 'article' | 'product'
  /** The absolute address of a picture of 1200 × 630 pixels; the site's icon without one. */
  picture?: string
}

/**
 * The title and the description of a page, and the tags from which others draw a card for a link to it (Open Graph
 * protocol; X, Cards).
 */
export function pageMeta({ title, isFront, description, country, url, type = 'website', picture }: Page) {
  const whole = isFront ? `${siteName}: ${title}` : `${title} · ${siteName}`
  const icon = `${new URL(url).origin}/icons/icon-512.png`
  return [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: intlLocaleOfCountry(country).replace('-', '_') },
    { property: 'og:type', content: type },
    { property: 'og:title', content: isFront ? whole : title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture ?? icon },
    ...(picture
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: title },
        ]
      : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ]
}
