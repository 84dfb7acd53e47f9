import { createFileRoute, notFound } from '@tanstack/react-router'
import { readLeafletSearch } from '#app/domain/partners/leaflet-search.ts'
import { getChainLeaflet } from '#app/functions/partners/partners.ts'
import { LeafletPage } from '../-pages.tsx'

/** The leaflet of one chain, at a page of it. */
export const Route = createFileRoute('/{-$locale}/_app/partner/$chain/leaflet')({
  validateSearch: readLeafletSearch,
  loader: async ({ context: { country }, params: { chain } }) => {
    const data = await getChainLeaflet({ data: { country, slug: chain } })
    if (!data) throw notFound()
    return data
  },
  // A turned page changes the address, which is no reason to load the leaflet again.
  staleTime: 600_000,
  head: async ({ loaderData, match: { context, search } }) =>
    (await import('../-pages.tsx')).leafletHead(loaderData, search.page, context),
  component: Page,
})

function Page() {
  const data = Route.useLoaderData()
  const { page = 1 } = Route.useSearch()
  const { country } = Route.useRouteContext()
  return <LeafletPage data={data} page={Math.min(page, data.pages.length)} country={country} />
}
