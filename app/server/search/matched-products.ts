import type { Country } from '#app/domain/locale/locales.ts'
import type { SearchQuery } from './search-query.ts'
import type { StatementParameters } from './statement-parameters.ts'

/** How much it says of a product that a word of the search stands in it so. */
const scores = { whole: 12, ends: 8, begins: 4, belongs: 7 }

/**
 * A select of a country's live products that a search finds, with `score`: the whole word before the end of a compound,
 * that before the beginning of a word, and products of the shelf or owner searched for before others of their kind.
 * The country stands in the text because an index of its own serves it.
 * @param parameters those of the statement it becomes part of.
 */
export function matchedProducts(
  country: Country,
  query: SearchQuery,
  parameters: StatementParameters,
): string {
  const named = (value: string) => parameters.name(value, 'tsquery')
  const holds = (tsquery: string) => `d.tsv @@ ${named(tsquery)}`
  const found = holds(query.found)
  const short = query.short === null ? '' : `and ts_match_vq(d.tsv, ${named(query.short)})`
  const score = query.words.map(
    ({ whole, ends, begins, belongs }) => `
  case when ${holds(whole)} then ${scores.whole} when ${holds(ends)} then ${scores.ends}
    when ${holds(begins)} then ${scores.begins} else 0 end
  + case when ${holds(belongs)} then ${scores.belongs} else 0 end`,
  )
  return `
select d.product_id, d.brand_id, d.category_id, d.live, d.cheapest_offer_id, d.highlighted_offer_id,${score.join(' +')} as score
from search_documents d
where d.country = '${country}' and d.is_live and ${found} ${short}`
}

/** How products that a search found stand in order, best first: by score, then by how many offers there are of each. */
export const bestFirst = 'score desc, live desc, product_id'
