import { type Country, intlLocaleOfCountry } from '#app/domain/locale/locales.ts'
import { chosenFacets } from '#app/domain/search/filters/filters.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'

const longestTerm = 80

/** A term as shown: cut to the length of a plausible search. */
export function shortTerm(term: string): string {
  const letters = [...term]
  return letters.length > longestTerm ? `${letters.slice(0, longestTerm - 1).join('')}…` : term
}

/** The title of a results page: the term, or the only choice. */
export function resultsTitle(
  data: Pick<ResultsPageData, 'term' | 'correctedTo' | 'facets'>,
  search: ResultsSearch,
  country: Country,
): string | undefined {
  const term = data.correctedTo ?? data.term
  if (term) {
    const shown = shortTerm(term)
    const [first = ''] = shown
    return first.toLocaleUpperCase(intlLocaleOfCountry(country)) + shown.slice(first.length)
  }
  const [chosen, ...others] = chosenFacets(search, data.facets)
  return others.length === 0 ? chosen?.facet.name : undefined
}
