import { createFileRoute, notFound } from '@tanstack/react-router'
import type { FrontPageData } from '#app/domain/search/pages.ts'
import { OfferNotFound } from '#app/features/offers/product/offer-not-found.tsx'
import { ProductSkeleton } from '#app/features/offers/product/product-skeleton.tsx'
import { getFrontPage } from '#app/functions/front-page.ts'
import { getOfferPage } from '#app/functions/offer-page.ts'
import { Product } from './-product.tsx'

/** The data shown for an unknown offer. */
type Instead = Pick<FrontPageData, 'goodPrices' | 'today'>

/** The page of one offer (§2.1, `/single/{id}`). */
export const Route = createFileRoute('/{-$locale}/_app/single/$id')({
  staticData: { isShared: true },
  loader: async ({ context: { country }, params: { id } }) => {
    const data = await getOfferPage({ data: { country, id } })
    if (data) return data
    const { goodPrices, today } = await getFrontPage({ data: { country } })
    throw notFound({ data: { goodPrices, today } satisfies Instead })
  },
  head: async ({ loaderData, match }) => (await import('./-product.tsx')).productPageHead(loaderData, match),
  pendingComponent: ProductSkeleton,
  pendingMs: 200,
  component: () => <Product data={Route.useLoaderData()} country={Route.useRouteContext().country} />,
  // The router does not type the thrown data; only the loader above throws it.
  notFoundComponent: ({ data }) => (
    <OfferNotFound {...(data as Instead)} country={Route.useRouteContext().country} />
  ),
})
