import type { Country, Language } from '#app/domain/locales.ts'
import type { ResultsSearch } from '#app/domain/results-search.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { resultsHead } from '#app/features/offers/results/results-head.ts'
import { ResultsPage } from '#app/features/offers/results/results-page.tsx'
import { getSearchResults, type SearchResults } from '#app/functions/search-results.ts'
import type { CatalogueStore } from '#app/i18n/catalogue-store.ts'

/** A navigation that takes longer shows the shape of what is coming. */
export const pendingAfter = 200

/** What of an address decides what is searched. */
export function searchedIn({ chain, category, sort, show, exact }: ResultsSearch) {
  return { chain, category, sort, show, exact }
}

export function loadResults(country: Country, term: string, search: ReturnType<typeof searchedIn>) {
  return getSearchResults({ data: { country, term, ...search } })
}

type Match = {
  search: ResultsSearch
  context: { country: Country; language: Language; origin: string; catalogues: CatalogueStore }
}

export function resultsPageHead(data: SearchResults | undefined, { search, context }: Match) {
  if (!data) return {}
  const { country, origin, catalogues, language } = context
  return resultsHead({ data: data.results, search, country, origin, i18n: catalogues.get(language) })
}

type Properties = { data: SearchResults; search: ResultsSearch; country: Country }

export function Results({ data: { results, popular, ad }, search, country }: Properties) {
  return (
    <ResultsPage
      data={results}
      popular={popular}
      ad={ad && <AdSlot offer={ad} size="wide" />}
      search={search}
      country={country}
    />
  )
}
