import * as v from 'valibot'
import { countries } from '#app/domain/locale/locales.ts'
import { sortOrders } from '#app/domain/search/pages.ts'
import { offersPerStep } from '#app/domain/search/results-search.ts'

const ids = v.optional(v.array(v.pipe(v.number(), v.safeInteger())), [])

/** The parameters of a results page. In its own file, imported only by the handler, so that browsers do not load it. */
export const searched = v.object({
  country: v.picklist(countries),
  term: v.string(),
  chain: ids,
  category: ids,
  sort: v.optional(v.picklist(sortOrders), 'relevance'),
  show: v.optional(v.pipe(v.number(), v.integer()), offersPerStep),
  exact: v.optional(v.literal(1)),
})
