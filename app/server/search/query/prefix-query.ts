import type { Country } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { marks } from '../index/search-document.ts'
import { type SearchQuery, searchQueryOf } from './search-query.ts'

/** The query for the beginning of a word whose answer is precomputed, as `SearchQuery` names it. */
export function prefixQueryOf(prefix: string, country: Country): SearchQuery {
  const written = prefix.replace(marks.written, '')
  return searchQueryOf([fold(written)], country, { writtenAs: () => written })
}
