import { t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import type { Country, Language } from '#app/domain/locale/locales.ts'
import { alternateLinks, canonicalLink } from '#app/i18n/alternates.ts'
import type { CatalogueStore } from '#app/i18n/catalogue-store.ts'

type Page = { country: Country; language: Language; origin: string; catalogues: CatalogueStore }

/** The head of the page of all categories. */
export function categoriesHead({ country, language, origin, catalogues }: Page) {
  const i18n = catalogues.get(language)
  return {
    meta: [
      { title: `${t(i18n)`Kategorier`} · ${siteName}` },
      {
        name: 'description',
        content: t(i18n)`Ugens tilbud efter kategori: dagligvarer, elektronik, bolig, byggemarked og mere.`,
      },
    ],
    links: [canonicalLink(origin, country, '/paper'), ...alternateLinks(origin, '/paper')],
  }
}
