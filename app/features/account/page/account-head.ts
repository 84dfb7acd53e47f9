import { siteName } from '#app/domain/brand.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { alternateLinks, canonicalLink } from '#app/i18n/alternates.ts'

type Page = { title: string; listed?: { origin: string; country: Country; path: string } }

/** The head of an account page; search engines may index only a `listed` one. */
export function accountHead({ title, listed }: Page) {
  return {
    meta: [
      { title: `${title} · ${siteName}` },
      ...(listed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: listed
      ? [
          canonicalLink(listed.origin, listed.country, listed.path),
          ...alternateLinks(listed.origin, listed.path),
        ]
      : [],
  }
}
