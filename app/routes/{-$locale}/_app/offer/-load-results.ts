import type { Country, Language } from '#app/domain/locales.ts'
import type { ResultsSearch } from '#app/domain/results-search.ts'
import { resultsHead } from '#app/features/offers/results/results-head.ts'
import { getSearchResults, type SearchResults } from '#app/functions/search-results.ts'
import type { CatalogueStore } from '#app/i18n/catalogue-store.ts'

// What both results routes need before their page's own code is fetched; the page is in a file of its own.

/** A navigation that takes longer shows the shape of what is coming. */
export const pendingAfter = 200

/** What of an address decides what is searched. */
export function searchedIn({ chain, category, sort, show, exact }: ResultsSearch) {
  return { chain, category, sort, show, exact }
}

/** What a country's results page shows for a term; all offers where it is empty. */
export function loadResults(country: Country, term: string, search: ReturnType<typeof searchedIn>) {
  return getSearchResults({ data: { country, term, ...search } })
}

type Match = {
  search: ResultsSearch
  context: { country: Country; language: Language; origin: string; catalogues: CatalogueStore }
}

/** The head of both results routes, in the language of their address. */
export function resultsPageHead(data: SearchResults | undefined, { search, context }: Match) {
  if (!data) return {}
  const { country, origin, catalogues, language } = context
  return resultsHead({ data: data.results, search, country, origin, i18n: catalogues.get(language) })
}
