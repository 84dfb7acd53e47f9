import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { categorySlug, readCategorySearch } from '#app/domain/categories/category-search.ts'
import { withoutUnknown } from '#app/domain/search/results-search.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { ResultsMemberships } from '#app/features/memberships/results-memberships.tsx'
import { AllChains } from '#app/features/my-chains/all-chains.tsx'
import { ResultsChains } from '#app/features/my-chains/results-chains.tsx'
import { NotFoundPage } from '#app/features/navigation/not-found-page.tsx'
import { CategoryPage } from '#app/features/offers/category/category-page.tsx'
import { ResultsSkeleton } from '#app/features/offers/results/results-skeleton.tsx'
import { useHasAds } from '#app/flows/ads/use-ad-sources.ts'
import { getCategory } from '#app/functions/results/category.ts'

/** After this many milliseconds, a navigation shows the skeleton. */
const pendingAfter = 200

/** The offers of a category (§2.1, `/category/{slug-of-name}?id={categoryId}`). */
export const Route = createFileRoute('/{-$locale}/_app/category/$slug')({
  staticData: { leadsToKeptChains: true, isShared: true },
  validateSearch: readCategorySearch,
  loaderDeps: ({ search }) => readCategorySearch(search),
  loader: async ({ context: { country }, deps: { id, ...chosen }, params: { locale, slug } }) => {
    const data = id === undefined ? null : await getCategory({ data: { country, id, ...chosen } })
    if (!data) throw notFound()
    const own = categorySlug(data.category.name)
    const known = withoutUnknown(chosen, data.results.facets)
    if (slug === own && known === chosen) return data
    throw redirect({
      to: '/{-$locale}/category/$slug',
      params: { locale, slug: own },
      search: { id, ...known },
      statusCode: slug === own ? 307 : 301,
    })
  },
  head: async ({ loaderData, match: { search, context } }) => {
    const { catalogues, language, country, origin } = context
    const i18n = catalogues.get(language)
    const { categoryHead } = await import('#app/features/offers/category/category-head.ts')
    if (loaderData) return categoryHead({ data: loaderData, search, country, origin, i18n })
    const { notFoundHead } = await import('#app/i18n/not-found-head.ts')
    return notFoundHead(context)
  },
  component: Category,
  pendingComponent: ResultsSkeleton,
  pendingMs: pendingAfter,
  notFoundComponent: NotFoundPage,
})

function Category() {
  const { country } = Route.useRouteContext()
  const slot = { country, placement: 'offer-page' } as const
  return (
    <CategoryPage
      data={Route.useLoaderData()}
      search={Route.useSearch()}
      country={country}
      renderChains={(onKept) => <ResultsChains onKept={onKept} />}
      allChains={<AllChains />}
      memberships={<ResultsMemberships />}
      ad={<AdSlot size="wide" {...slot} />}
      beside={useHasAds(slot.placement) && <AdSlot size="sticky" {...slot} />}
    />
  )
}
