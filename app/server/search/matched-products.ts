import type { Country } from '#app/domain/locale/locales.ts'
import { leastNamed, leastShare, leastShown, scores } from './ranking.ts'
import type { SearchQuery, WordQuery } from './search-query.ts'
import type { StatementParameters } from './statement-parameters.ts'

/** A word with fewer ways has others, which no product has, so that words with different numbers of ways share a statement. */
const commonWays = 12
const noWay: WordQuery['ways'][number] = { score: 'mention', tsquery: '' }

/**
 * The points of a word for a product: those of the best way in which the product has it. What differs between words is in
 * parameters, so that all share a prepared statement: planning it costs more than the search.
 */
function pointsOf({ ways, part }: WordQuery, parameters: StatementParameters): string {
  const cases = Array.from({ length: Math.max(commonWays, ways.length) }, (_, place) => {
    const { score, tsquery, parts } = ways[place] ?? noWay
    const allowed = parameters.name(parts?.map((name) => name ?? '') ?? null, 'text[]')
    return `when d.tsv @@ ${parameters.name(tsquery, 'tsquery')} then
      case when ${allowed} is null or coalesce(d.part, '') = any(${allowed}) then ${parameters.name(scores[score], 'int')} else ${scores.mention} end`
  })
  const isSamePart = `d.part = ${parameters.name(part ?? null, 'text')}`
  return `case ${cases.join(' ')} else ${scores.mention} end + case when ${isSamePart} then ${scores.samePart} else 0 end`
}

/**
 * A select of the live products of a country that a search finds, with `score`, the sum of its words' points, and `deciding`,
 * the points of the word that says what is wanted, at least `leastShown`. The country is in the text, not a parameter, because each country has
 * its own index.
 * @param parameters those of the whole statement.
 */
export function matchedProducts(
  country: Country,
  query: SearchQuery,
  parameters: StatementParameters,
): string {
  const named = (value: string) => parameters.name(value, 'tsquery')
  const apart = `d.tsv @@ ${named(query.found)}${query.short === null ? '' : ` and ts_match_vq(d.tsv, ${named(query.short)})`}`
  const points = query.words.map((word) => pointsOf(word, parameters))
  const deciding = query.head === undefined ? `greatest(${points.join(', ')})` : points[query.head]
  const columns =
    'd.product_id, d.brand_id, d.category_id, d.live, d.cheapest_offer_id, d.highlighted_offer_id'
  const from = `from search_documents d where d.country = '${country}' and d.is_live`
  const select = (condition: string, score: string, least: string) =>
    `select ${columns}, ${score} as score, ${least} as deciding ${from} and ${condition}`
  const found = select(apart, points.join(' + '), deciding ?? '0')
  const compounds = query.compounds.map((compound) => pointsOf(compound, parameters))
  const asOne = `greatest(${compounds.join(', ')})`
  const asCompound =
    compounds.length > 0
      ? ` union all ${select(`d.tsv @@ ${named(query.compounds.map(({ found }) => found).join('|'))}`, `${query.words.length} * ${asOne}`, asOne)}`
      : ''
  const { length } = query.words
  const share = length > 1 ? leastShare.ofSeveral : leastShare.ofOneWord
  // So short a word is likely to be unfinished, so that what it may begin is shown too.
  const least = query.isUnfinished
    ? '0'
    : `(select case when max(score) >= ${leastNamed * length} then ${share} * max(score) else 0 end from scored)`
  return `
with scored as materialized (
  select product_id, brand_id, category_id, live, cheapest_offer_id, highlighted_offer_id, max(score) as score,
    max(deciding) as deciding
  from (${found}${asCompound}) each_way where deciding >= ${leastShown}
  group by product_id, brand_id, category_id, live, cheapest_offer_id, highlighted_offer_id
)
select * from scored where score >= ${least} or deciding >= ${scores.headForm}`
}

/** The order of found products, best first: by score, then by their number of offers. */
export const bestFirst = 'score desc, live desc, product_id'
