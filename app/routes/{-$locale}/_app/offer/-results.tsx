import type { Country, Language } from '#app/domain/locale/locales.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import GivenAd from '#app/features/ads/given-ad.tsx'
import { ResultsMemberships } from '#app/features/memberships/results-memberships.tsx'
import { AllChains } from '#app/features/my-chains/all-chains.tsx'
import { ResultsChains } from '#app/features/my-chains/results-chains.tsx'
import { resultsHead } from '#app/features/offers/results/head/results-head.ts'
import { TooShort } from '#app/features/offers/results/no-results/too-short.tsx'
import { tooShortHead } from '#app/features/offers/results/no-results/too-short-head.ts'
import { ResultsPage } from '#app/features/offers/results/results-page.tsx'
import { useHasAds } from '#app/flows/ads/use-ad-sources.ts'
import type { SearchResults } from '#app/functions/results/search-results.ts'
import type { CatalogueStore } from '#app/i18n/catalogue-store.ts'

type Properties = { data: SearchResults | null; search: ResultsSearch; country: Country }

/** The page of both results routes, with its ads; without data the page for a term that is too short. */
export function Results({ data, search, country }: Properties) {
  const hasAds = useHasAds('offer-page')
  if (!data) return <TooShort search={search} />
  const { results, nearest, popular, ad } = data
  return (
    <ResultsPage
      data={results}
      nearest={nearest}
      popular={popular}
      ad={ad && <GivenAd offer={ad} country={country} size="wide" />}
      beside={hasAds && <AdSlot size="sticky" country={country} placement="offer-page" except={ad?.id} />}
      renderChains={(onKept) => <ResultsChains onKept={onKept} />}
      allChains={<AllChains />}
      memberships={<ResultsMemberships />}
      search={search}
      country={country}
    />
  )
}

type Match = {
  search: ResultsSearch
  context: { country: Country; language: Language; origin: string; catalogues: CatalogueStore }
}

/** The head of both results routes, in the language of their address. It is in the chunk of its page. */
export function resultsPageHead(data: SearchResults | null | undefined, { search, context }: Match) {
  if (data === undefined) return {}
  const { country, origin, catalogues, language } = context
  const i18n = catalogues.get(language)
  if (data === null) return tooShortHead(i18n)
  return resultsHead({ data: data.results, search, country, origin, i18n })
}
