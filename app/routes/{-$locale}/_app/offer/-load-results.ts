import type { Country } from '#app/domain/locale/locales.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'
import { isSearchable } from '#app/domain/search/search-term.ts'
import { getSearchResults } from '#app/functions/search-results.ts'

// What both results routes need before their page's own code is fetched; the page is in a file of its own.

/** A navigation that takes longer shows the shape of what is coming. */
export const pendingAfter = 200

/** What of an address decides what is searched. */
export function searchedIn({ chain, category, sort, show, exact }: ResultsSearch) {
  return { chain, category, sort, show, exact }
}

/** What a country's results page shows for a term; null, and nothing asked, where it is too short (Specification §5). */
export function loadResults(country: Country, term: string, search: ReturnType<typeof searchedIn>) {
  return isSearchable(term) ? getSearchResults({ data: { country, term, ...search } }) : null
}

/** What a country's results page shows of all offers. */
export function loadAllOffers(country: Country, search: ReturnType<typeof searchedIn>) {
  return getSearchResults({ data: { country, term: '', ...search } })
}
