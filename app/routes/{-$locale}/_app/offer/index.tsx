import { createFileRoute, redirect } from '@tanstack/react-router'
import { type ResultsSearch, readResultsSearch } from '#app/domain/results-search.ts'
import { ResultsSkeleton } from '#app/features/offers/results/results-skeleton.tsx'
import { loadResults, pendingAfter, searchedIn } from './-load-results.ts'
import { Results } from './-results.tsx'

/** All offers of the week; `q` is the term of a search form sent without JavaScript. */
export const Route = createFileRoute('/{-$locale}/_app/offer/')({
  validateSearch: (raw): ResultsSearch & { q?: string } => ({
    ...readResultsSearch(raw),
    q: typeof raw.q === 'string' ? raw.q : undefined,
  }),
  beforeLoad: ({ search: { q }, params: { locale } }) => {
    const term = q?.trim().toLowerCase()
    if (!term) return
    throw redirect({ to: '/{-$locale}/offer/$term', params: { locale, term }, search: { tfsf: 1 } })
  },
  loaderDeps: ({ search }) => searchedIn(search),
  loader: ({ context, deps }) => loadResults(context.country, '', deps),
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
