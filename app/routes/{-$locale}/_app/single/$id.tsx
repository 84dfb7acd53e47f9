import { createFileRoute, notFound } from '@tanstack/react-router'
import type { FrontPageData } from '#app/domain/pages.ts'
import { OfferNotFound } from '#app/features/offers/product/offer-not-found.tsx'
import { offerNotFoundHead, productHead } from '#app/features/offers/product/product-head.ts'
import { ProductPage } from '#app/features/offers/product/product-page.tsx'
import { ProductSkeleton } from '#app/features/offers/product/product-skeleton.tsx'
import { getFrontPage } from '#app/functions/front-page.ts'
import { getOfferPage } from '#app/functions/offer-page.ts'

/** What there is instead of an unknown offer. */
type Instead = Pick<FrontPageData, 'goodPrices' | 'today'>

/** The page of one offer (Specification §2.1, `/single/{id}`). */
export const Route = createFileRoute('/{-$locale}/_app/single/$id')({
  loader: async ({ context: { country }, params: { id } }) => {
    const data = await getOfferPage({ data: { country, id } })
    if (data) return data
    const { goodPrices, today } = await getFrontPage({ data: { country } })
    throw notFound({ data: { goodPrices, today } satisfies Instead })
  },
  head: ({ loaderData, match: { context } }) => {
    const { country, origin, catalogues, language } = context
    const i18n = catalogues.get(language)
    return loaderData ? productHead({ data: loaderData, country, origin, i18n }) : offerNotFoundHead(i18n)
  },
  pendingComponent: ProductSkeleton,
  pendingMs: 200,
  component: () => <ProductPage data={Route.useLoaderData()} country={Route.useRouteContext().country} />,
  // What is thrown is not typed; nothing else throws here.
  notFoundComponent: ({ data }) => (
    <OfferNotFound {...(data as Instead)} country={Route.useRouteContext().country} />
  ),
})
