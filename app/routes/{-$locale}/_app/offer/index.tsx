import { createFileRoute, redirect } from '@tanstack/react-router'
import { type ResultsSearch, readResultsSearch } from '#app/domain/search/results-search.ts'
import { isSearchable, termInAddress } from '#app/domain/search/search-term.ts'
import { ResultsSkeleton } from '#app/features/offers/results/results-skeleton.tsx'
import { loadResults, pendingAfter, searchedIn } from './-load-results.ts'
import { Results } from './-results.tsx'

/** All offers of the week; with `q`, the results of a search form sent without JavaScript. */
export const Route = createFileRoute('/{-$locale}/_app/offer/')({
  staticData: { leadsToKeptChains: true, isShared: true },
  validateSearch: (raw): ResultsSearch & { q?: string } => ({
    ...readResultsSearch(raw),
    q: typeof raw.q === 'string' ? raw.q : undefined,
  }),
  beforeLoad: ({ search: { q }, params: { locale } }) => {
    if (q === undefined || !isSearchable(q)) return
    const term = termInAddress(q)
    throw redirect({ to: '/{-$locale}/offer/$term', params: { locale, term }, search: { tfsf: 1 } })
  },
  loaderDeps: ({ search: { q, ...search } }) => ({ isTooShort: q !== undefined, search: searchedIn(search) }),
  loader: ({ context: { country }, deps: { isTooShort, search }, params }) =>
    isTooShort
      ? null
      : loadResults({ country, term: '', search }, (known) =>
          redirect({ to: '/{-$locale}/offer', params, search: known }),
        ),
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
