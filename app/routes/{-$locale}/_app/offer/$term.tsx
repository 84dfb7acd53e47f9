import { createFileRoute, redirect } from '@tanstack/react-router'
import { readResultsSearch } from '#app/domain/search/results-search.ts'
import { isSearchable } from '#app/domain/search/search-term.ts'
import { ResultsSkeleton } from '#app/features/offers/results/results-skeleton.tsx'
import { loadResults, pendingAfter, searchedIn } from './-load-results.ts'
import { Results } from './-results.tsx'

/** The results of a search for a term (§2.1, `/offer/{term}`). */
export const Route = createFileRoute('/{-$locale}/_app/offer/$term')({
  staticData: { leadsToKeptChains: true, isShared: true },
  validateSearch: readResultsSearch,
  loaderDeps: ({ search }) => searchedIn(search),
  loader: ({ context: { country }, deps, params }) =>
    isSearchable(params.term)
      ? loadResults({ country, term: params.term, search: deps }, (search) =>
          redirect({ to: '/{-$locale}/offer/$term', params, search }),
        )
      : null,
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
