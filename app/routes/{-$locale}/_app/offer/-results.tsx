import type { Country } from '#app/domain/locales.ts'
import type { ResultsSearch } from '#app/domain/results-search.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { ResultsPage } from '#app/features/offers/results/results-page.tsx'
import type { SearchResults } from '#app/functions/search-results.ts'

type Properties = { data: SearchResults; search: ResultsSearch; country: Country }

/** The page of both results routes, with its ad. */
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
