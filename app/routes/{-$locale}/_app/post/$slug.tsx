import { createFileRoute, notFound } from '@tanstack/react-router'
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
  component: () => <PostPage data={Route.useLoaderData()} country={Route.useRouteContext().country} />,
  notFoundComponent: NotFoundPage,
})
