import { createFileRoute } from '@tanstack/react-router'
import { AllChains } from '#app/features/my-chains/all-chains.tsx'
import { getPartners } from '#app/functions/partners/partners.ts'
import { PartnersPage } from './-pages.tsx'

/** This week's leaflets, and the partners (§2.1, `/partner`). */
export const Route = createFileRoute('/{-$locale}/_app/partner/')({
  loader: ({ context: { country } }) => getPartners({ data: { country } }),
  head: async ({ loaderData, match: { context } }) =>
    (await import('./-pages.tsx')).partnersHead(loaderData, context),
  component: () => (
    <PartnersPage
      data={Route.useLoaderData()}
      country={Route.useRouteContext().country}
      allChains={<AllChains />}
    />
  ),
})
