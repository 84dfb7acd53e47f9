import { createFileRoute, notFound } from '@tanstack/react-router'
import { infoPageHead } from '#app/features/content/head/info-page-head.ts'
import { InfoPage } from '#app/features/content/info-page.tsx'
import { NotFoundPage } from '#app/features/navigation/not-found-page.tsx'
import { getInfoPage } from '#app/functions/content/content.ts'

/** The info pages (§2.1, `/page/…`), and the terms that users accept in the registration form (§5). */
export const Route = createFileRoute('/{-$locale}/_app/page/$slug')({
  staticData: { isShared: true },
  loader: async ({ context: { country }, params: { slug } }) => {
    const data = await getInfoPage({ data: { country, slug } })
    if (!data) throw notFound()
    return data
  },
  head: ({ loaderData, match: { context } }) => infoPageHead(loaderData, context),
  component: () => <InfoPage {...Route.useLoaderData()} />,
  notFoundComponent: NotFoundPage,
})
