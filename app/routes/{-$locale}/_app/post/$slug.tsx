import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { postHead } from '#app/features/content/head/post-head.ts'
import { PostPage } from '#app/features/content/post-page.tsx'
import { NotFoundPage } from '#app/features/navigation/not-found-page.tsx'
import { getPost } from '#app/functions/content/content.ts'

/** A recipe or an article (Specification §2.1, `/post`). */
export const Route = createFileRoute('/{-$locale}/_app/post/$slug')({
  loader: async ({ context: { country }, params: { slug } }) => {
    const data = await getPost({ data: { country, slug } })
    if (!data) throw notFound()
    return data
  },
  head: ({ loaderData, match: { context } }) => postHead(loaderData, context),
  component: Post,
  notFoundComponent: NotFoundPage,
})

function Post() {
  const { country } = Route.useRouteContext()
  const slot = { country, placement: 'offer-page' } as const
  return (
    <PostPage
      data={Route.useLoaderData()}
      country={country}
      ad={<AdSlot size="wide" {...slot} />}
      beside={<AdSlot size="sticky" {...slot} />}
    />
  )
}
