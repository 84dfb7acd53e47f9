import * as v from 'valibot'
import { countries } from '#app/domain/locale/locales.ts'
import { sortOrders } from '#app/domain/search/pages.ts'
import { choicesOf, offersPerStep, stepsOf } from '#app/domain/search/results-search.ts'
import { cleanTerm } from '#app/domain/search/search-term.ts'

const ids = v.optional(v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.transform(choicesOf)), [])

/**
 * The parameters of a results page, as the search reads them: what would give the same page is the same, so that it is
 * kept once. In its own file, imported only by the handler, so that browsers do not load it.
 */
export const searched = v.object({
  country: v.picklist(countries),
  term: v.pipe(v.string(), v.transform(cleanTerm)),
  chain: ids,
  category: ids,
  sort: v.optional(v.picklist(sortOrders), 'relevance'),
  show: v.optional(v.pipe(v.number(), v.integer(), v.transform(stepsOf)), offersPerStep),
  exact: v.optional(v.literal(1)),
})
