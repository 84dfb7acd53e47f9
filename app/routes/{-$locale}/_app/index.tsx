import { createFileRoute } from '@tanstack/react-router'
import { FrontPage } from '#app/features/offers/front/front-page.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { getFrontPage } from '#app/functions/front-page.ts'

export const Route = createFileRoute('/{-$locale}/_app/')({
  loader: ({ context }) => getFrontPage({ data: { country: context.country } }),
  component: Front,
})

function Front() {
  const { country } = Route.useRouteContext()
  return <FrontPage data={Route.useLoaderData()} country={country} search={<SearchBox place="hero" />} />
}
