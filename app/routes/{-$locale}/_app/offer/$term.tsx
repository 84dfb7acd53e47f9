import { createFileRoute } from '@tanstack/react-router'
import { readResultsSearch } from '#app/domain/search/results-search.ts'
import { ResultsSkeleton } from '#app/features/offers/results/results-skeleton.tsx'
import { loadResults, pendingAfter, searchedIn } from './-load-results.ts'
import { Results } from './-results.tsx'

/** The results of a search for a term (§2.1, `/offer/{term}`). */
export const Route = createFileRoute('/{-$locale}/_app/offer/$term')({
  validateSearch: readResultsSearch,
  loaderDeps: ({ search }) => searchedIn(search),
  loader: ({ context, deps, params }) => loadResults(context.country, params.term, deps),
  head: async ({ loaderData, match }) => (await import('./-results.tsx')).resultsPageHead(loaderData, match),
  pendingComponent: ResultsSkeleton,
  pendingMs: pendingAfter,
  component: () => (
    <Results
      data={Route.useLoaderData()}
      search={Route.useSearch()}
      country={Route.useRouteContext().country}
    />
  ),
})
