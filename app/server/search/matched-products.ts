import type { Country } from '#app/domain/locale/locales.ts'
import type { SearchQuery } from './search-query.ts'
import type { StatementParameters } from './statement-parameters.ts'

/** The weights of the ways in which a product can contain a word. */
const scores = { whole: 12, ends: 8, begins: 4, belongs: 7 }

/**
 * A select of the live products of a country that a search finds, with `score`: a whole word ranks before the end of a
 * compound, which ranks before the beginning of a word; products of a matching shelf or owner brand rank before others.
 * The country is in the text, not a parameter, because each country has its own index.
 * @param parameters those of the whole statement.
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

/** The order of found products, best first: by score, then by their number of offers. */
export const bestFirst = 'score desc, live desc, product_id'
