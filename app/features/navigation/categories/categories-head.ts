import { t } from '@lingui/core/macro'
import { pageMeta } from '#app/domain/text/page-meta.ts'
import { alternateLinks, canonicalLink, canonicalUrl } from '#app/i18n/alternates.ts'
import type { PageContext } from '#app/i18n/page-context.ts'

/** The head of the page of all categories. */
export function categoriesHead({ country, language, origin, catalogues }: PageContext) {
  const i18n = catalogues.get(language)
  return {
    meta: pageMeta({
      title: t(i18n)`Kategorier`,
      description: t(i18n)`Ugens tilbud efter kategori: dagligvarer, elektronik, bolig, byggemarked og mere.`,
      country,
      url: canonicalUrl(origin, country, '/paper'),
    }),
    links: [canonicalLink(origin, country, '/paper'), ...alternateLinks(origin, '/paper')],
  }
}
