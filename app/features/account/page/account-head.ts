import { siteName } from '#app/domain/brand.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { alternateLinks, canonicalLink } from '#app/i18n/alternates.ts'

type Page = { title: string; listed?: { origin: string; country: Country; path: string } }

/** What a page of accounts tells browsers and search engines; only a `listed` one is to be found by them. */
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
