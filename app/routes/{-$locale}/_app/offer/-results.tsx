import type { Country, Language } from '#app/domain/locales.ts'
import type { ResultsSearch } from '#app/domain/results-search.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { resultsHead } from '#app/features/offers/results/results-head.ts'
import { ResultsPage } from '#app/features/offers/results/results-page.tsx'
import type { SearchResults } from '#app/functions/search-results.ts'
import type { CatalogueStore } from '#app/i18n/catalogue-store.ts'

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

type Match = {
  search: ResultsSearch
  context: { country: Country; language: Language; origin: string; catalogues: CatalogueStore }
}

/** The head of both results routes, in the language of their address. It comes with the page that it is of. */
export function resultsPageHead(data: SearchResults | undefined, { search, context }: Match) {
  if (!data) return {}
  const { country, origin, catalogues, language } = context
  return resultsHead({ data: data.results, search, country, origin, i18n: catalogues.get(language) })
}
