import * as v from 'valibot'
import { countries } from '#app/domain/locale/locales.ts'
import { choiceOf, eachFilter } from '#app/domain/search/filters/filters.ts'
import { sortOrders } from '#app/domain/search/filters/orders.ts'
import { offersPerStep, stepsOf } from '#app/domain/search/results-search.ts'
import { cleanTerm } from '#app/domain/search/search-term.ts'

const values = v.array(v.union([v.number(), v.string()]))

/** What is chosen of each filter. Unknown values are left out. */
const choices = eachFilter((name) =>
  v.optional(
    v.pipe(
      values,
      v.transform((chosen) => choiceOf(name, chosen)),
    ),
    [],
  ),
)

/**
 * The parameters of a results page, as the search reads them: what would give the same page is the same, so that it is
 * kept once. In its own file, imported only by the handler, so that browsers do not load it.
 */
export const searched = v.object({
  country: v.picklist(countries),
  term: v.pipe(v.string(), v.transform(cleanTerm)),
  ...choices,
  sort: v.optional(v.picklist(sortOrders), 'relevance'),
  show: v.optional(v.pipe(v.number(), v.integer(), v.transform(stepsOf)), offersPerStep),
  exact: v.optional(v.literal(1)),
})

/** Those of the shopper's memberships that change the order of results: by relevance their prices count after it. */
export const membershipsInOrder = (
  { sort }: Pick<v.InferOutput<typeof searched>, 'sort'>,
  own: string[],
): string[] => (sort === 'relevance' ? [] : own)

/** Those of the shopper's chains that change the order of results: all in the order by chain, unless chains are chosen. */
export const chainsInOrder = (
  { sort, chain }: Pick<v.InferOutput<typeof searched>, 'sort' | 'chain'>,
  own: number[],
): number[] => (sort === 'chain' && chain.length === 0 ? own : [])
