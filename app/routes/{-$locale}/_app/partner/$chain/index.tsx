import { createFileRoute, notFound } from '@tanstack/react-router'
import { getChain } from '#app/functions/partners/partners.ts'
import { ChainPage } from '../-pages.tsx'

/** The offers of one chain. */
export const Route = createFileRoute('/{-$locale}/_app/partner/$chain/')({
  loader: async ({ context: { country }, params: { chain } }) => {
    const data = await getChain({ data: { country, slug: chain } })
    if (!data) throw notFound()
    return data
  },
  head: async ({ loaderData, match: { context } }) =>
    (await import('../-pages.tsx')).chainHead(loaderData, context),
  component: () => <ChainPage data={Route.useLoaderData()} country={Route.useRouteContext().country} />,
})
