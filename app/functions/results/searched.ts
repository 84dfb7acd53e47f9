import * as v from 'valibot'
import { countries } from '#app/domain/locale/locales.ts'
import type { Shopper } from '#app/domain/memberships/shopper.ts'
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

/**
 * What of a shopper changes the order of results: their memberships in each order but that by relevance, where prices for
 * members count after it; and their chains in the order by chain, unless chains are chosen.
 */
export const shopperInOrder = (
  { sort, chain }: Pick<v.InferOutput<typeof searched>, 'sort' | 'chain'>,
  { mine, memberships }: Shopper,
): Shopper => ({
  mine: sort === 'chain' && chain.length === 0 ? mine : [],
  memberships: sort === 'relevance' ? [] : memberships,
})
