import type { Country } from '#app/domain/locale/locales.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'
import { isSearchable } from '#app/domain/search/search-term.ts'
import { getSearchResults } from '#app/functions/results/search-results.ts'

// The loaders of both results routes. The page is in a separate file, so that its code is loaded separately.

/** After this many milliseconds, a navigation shows the skeleton. */
export const pendingAfter = 200

/** The search parameters that the results depend on. */
export function searchedIn({ chain, category, sort, show, exact }: ResultsSearch) {
  return { chain, category, sort, show, exact }
}

/** The results of a term in a country; null, without a request, if the term is too short (§5). */
export function loadResults(country: Country, term: string, search: ReturnType<typeof searchedIn>) {
  return isSearchable(term) ? getSearchResults({ data: { country, term, ...search } }) : null
}

/** All offers of a country, as results. */
export function loadAllOffers(country: Country, search: ReturnType<typeof searchedIn>) {
  return getSearchResults({ data: { country, term: '', ...search } })
}
