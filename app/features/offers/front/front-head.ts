import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { formatNumber } from '#app/domain/locale/numbers.ts'
import type { FrontPageData } from '#app/domain/search/pages.ts'
import { jsonLd } from '#app/domain/text/json-ld.ts'
import { pageMeta } from '#app/domain/text/page-meta.ts'
import { alternateLinks, canonicalLink, canonicalUrl } from '#app/i18n/alternates.ts'

type Page = { data: FrontPageData; country: Country; origin: string; i18n: I18n }

/** The head of the front page, with structured data about the site and its search. */
export function frontHead({ data, country, origin, i18n }: Page) {
  const totalOffers = formatNumber(data.totalOffers, country)
  const search = `${canonicalUrl(origin, country, '/offer')}?q={search_term_string}`
  return {
    meta: pageMeta({
      title: t(i18n)`ugens tilbud, sammenlignet`,
      isFront: true,
      description: t(
        i18n,
      )`Søg i ${totalOffers} tilbud fra butikkerne omkring dig, og sammenlign priserne, før du handler.`,
      country,
      url: canonicalUrl(origin, country, ''),
    }),
    links: [canonicalLink(origin, country, ''), ...alternateLinks(origin, '')],
    scripts: [
      jsonLd({
        '@type': 'WebSite',
        name: siteName,
        url: canonicalUrl(origin, country, ''),
        potentialAction: {
          '@type': 'SearchAction',
          target: search,
          'query-input': 'required name=search_term_string',
        },
      }),
    ],
  }
}
