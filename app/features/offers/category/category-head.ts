import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { type CategorySearch, categorySlug } from '#app/domain/categories/category-search.ts'
import { partName } from '#app/domain/categories/part-names.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { CategoryPageData } from '#app/domain/search/pages.ts'
import { isFiltered } from '#app/domain/search/results-search.ts'
import { pageMeta } from '#app/domain/text/page-meta.ts'
import { canonicalLink, canonicalUrl } from '#app/i18n/alternates.ts'

type Page = { data: CategoryPageData; search: CategorySearch; country: Country; origin: string; i18n: I18n }

/** The head of a category page. Its canonical address has no filters. */
export function categoryHead({ data: { category, results }, search, country, origin, i18n }: Page) {
  const { total } = results
  const name = search.part ? partName(search.part, country) : category.name
  const searched = name
  const bare = `/category/${categorySlug(category.name)}?id=${category.id}`
  const path = search.part ? `${bare}&part=${search.part}` : bare
  const isListed = total > 0 && !isFiltered(search)
  const description = t(i18n)`${plural(total, {
    one: `# tilbud på ${searched} i denne uge, samlet fra butikkerne og sammenlignet.`,
    other: `# tilbud på ${searched} i denne uge, samlet fra butikkerne og sammenlignet.`,
  })}`
  return {
    meta: [
      ...pageMeta({
        ...{ title: t(i18n)`${name} på tilbud`, description, country },
        url: canonicalUrl(origin, country, path),
      }),
      ...(isListed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: [canonicalLink(origin, country, path)],
  }
}
