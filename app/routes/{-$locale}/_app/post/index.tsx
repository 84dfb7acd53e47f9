import { createFileRoute } from '@tanstack/react-router'
import { postListHead } from '#app/features/content/head/post-list-head.ts'
import { PostListPage } from '#app/features/content/post-list-page.tsx'
import { getPosts } from '#app/functions/content/content.ts'

/** A country's recipes or articles (§2.1, `/post`). */
export const Route = createFileRoute('/{-$locale}/_app/post/')({
  staticData: { isShared: true },
  loader: ({ context: { country } }) => getPosts({ data: { country } }),
  head: ({ match: { context } }) => postListHead(context),
  component: () => <PostListPage posts={Route.useLoaderData()} country={Route.useRouteContext().country} />,
})
