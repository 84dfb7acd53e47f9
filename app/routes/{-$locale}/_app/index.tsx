import { createFileRoute } from '@tanstack/react-router'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { PostCards } from '#app/features/content/post-cards.tsx'
import { AllChains } from '#app/features/my-chains/all-chains.tsx'
import { FrontChains } from '#app/features/my-chains/front-chains.tsx'
import { frontHead } from '#app/features/offers/front/front-head.ts'
import { FrontPage } from '#app/features/offers/front/front-page.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { chosenFrontPage } from '#app/functions/country/language.ts'
import { getFrontPage } from '#app/functions/front-page.ts'
import { renderSearchAd } from '../-search-ad.tsx'

/** The front page: the search and the week's good prices (§2.1, `/`). */
export const Route = createFileRoute('/{-$locale}/_app/')({
  staticData: { isShared: true },
  server: { handlers: { GET: ({ request, next }) => chosenFrontPage(request) ?? next() } },
  loader: ({ context }) => getFrontPage({ data: { country: context.country } }),
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? frontHead({
          data: loaderData,
          country: context.country,
          origin: context.origin,
          i18n: context.catalogues.get(context.language),
        })
      : {},
  component: Front,
})

function Front() {
  const { country } = Route.useRouteContext()
  const { recipes, ...data } = Route.useLoaderData()
  return (
    <FrontPage
      data={data}
      country={country}
      chains={<FrontChains />}
      allChains={<AllChains isListed />}
      ad={<AdSlot size="wide" country={country} placement="front-page" />}
      recipes={<PostCards posts={recipes} level={3} />}
      search={<SearchBox place="hero" renderAd={renderSearchAd} />}
    />
  )
}
