import type { AnyRedirect } from '@tanstack/react-router'
import type { Country } from '#app/domain/locale/locales.ts'
import { type ResultsSearch, readResultsSearch, withoutUnknown } from '#app/domain/search/results-search.ts'
import { getSearchResults, type SearchResults } from '#app/functions/results/search-results.ts'

// The loaders of both results routes. The page is in a separate file, so that its code is loaded separately.

/** After this many milliseconds, a navigation shows the skeleton. */
export const pendingAfter = 200

/** The search parameters that the results depend on; an address also has others, such as `registered`. */
export function searchedIn(search: ResultsSearch) {
  const { tfsf: _, ...searched } = readResultsSearch(search)
  return searched
}

type Searched = ReturnType<typeof searchedIn>

/**
 * Results, unless something is chosen that does not exist: then the address without it is shown.
 * @throws a redirect to that address.
 */
export async function loadResults(
  data: { country: Country; term: string; search: Searched },
  lead: (search: Searched) => AnyRedirect,
): Promise<SearchResults> {
  const { country, term, search } = data
  const found = await getSearchResults({ data: { country, term, ...search } })
  const known = withoutUnknown(search, found.results.facets)
  if (known !== search) throw lead(known)
  return found
}
