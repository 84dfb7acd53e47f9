import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '#app/features/navigation/not-found-page.tsx'
import { getPost } from '#app/functions/content/content.ts'
import { Post } from './-post.tsx'

/** A recipe or an article (§2.1, `/post`). */
export const Route = createFileRoute('/{-$locale}/_app/post/$slug')({
  staticData: { isShared: true },
  loader: async ({ context: { country }, params: { slug } }) => {
    const data = await getPost({ data: { country, slug } })
    if (!data) throw notFound()
    return data
  },
  head: async ({ loaderData, match }) => (await import('./-post.tsx')).postHead(loaderData, match.context),
  component: () => <Post data={Route.useLoaderData()} country={Route.useRouteContext().country} />,
  notFoundComponent: NotFoundPage,
})
