import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { categoriesHead } from '#app/features/navigation/categories/categories-head.ts'
import { CategoriesPage } from '#app/features/navigation/categories/categories-page.tsx'

const shell = getRouteApi('/{-$locale}/_app')

/** All categories (§2.1, `/paper`). */
export const Route = createFileRoute('/{-$locale}/_app/paper/')({
  staticData: { isShared: true },
  head: ({ match: { context } }) => categoriesHead(context),
  component: Page,
})

function Page() {
  const router = useRouter()
  return (
    <CategoriesPage
      categories={shell.useLoaderData().shell.categories}
      country={Route.useRouteContext().country}
      onRetried={() => router.invalidate({ filter: ({ routeId }) => routeId === shell.id })}
    />
  )
}
