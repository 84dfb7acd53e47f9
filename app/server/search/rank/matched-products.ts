import type { Country } from '#app/domain/locale/locales.ts'
import type { SearchQuery } from '../query/search-query.ts'
import type { StatementParameters } from '../query/statement-parameters.ts'
import type { WordQuery } from '../query/ways.ts'
import { leastNamed, leastShare, leastShown, scores } from '../ranking.ts'
import { howTypical, typicalFirst } from './typical-first.ts'

/** Words with fewer ways have others, which no product has, so that searches of as many words share a statement. */
const commonWays = 16
const compoundWays = 8
const usualCompounds = { ofTwo: 10, ofMore: 2 } as const
const noWay: WordQuery['ways'][number] = { score: 'mention', tsquery: '' }
const noWord: WordQuery = { found: '', ways: [], part: undefined, isShort: false }

/** The points of a word for a product: those of the best way in which the product has it. */
function pointsOf({ ways, part }: WordQuery, least: number, parameters: StatementParameters): string {
  const cases = Array.from({ length: Math.max(least, ways.length) }, (_, place) => {
    const { score, tsquery, parts } = ways[place] ?? noWay
    const allowed = parameters.name(parts?.map((name) => name ?? '') ?? null, 'text[]')
    return `when d.tsv @@ ${parameters.name(tsquery, 'tsquery')} and (${allowed} is null or coalesce(d.part, '') = any(${allowed}))
      then ${parameters.name(scores[score], 'int')}`
  })
  const isSamePart = `d.part = ${parameters.name(part ?? null, 'text')}`
  return `case ${cases.join(' ')} else ${scores.mention} end + case when ${isSamePart} then ${scores.samePart} else 0 end`
}

const ofProduct = [
  'product_id',
  'brand_id',
  'category_id',
  'at_shops',
  'cheapest_offer_id',
  'highlighted_offer_id',
]
const columns = ofProduct.join(', ')
const selected = `${ofProduct.map((column) => `d.${column}`).join(', ')}, ${howTypical}`
const grouped = `${columns}, is_mixed, department`

/** The words read as one, which counts as all of them. */
function asOneWord(
  { words, compounds }: SearchQuery,
  products: string,
  parameters: StatementParameters,
): string {
  const usual = words.length === 2 ? usualCompounds.ofTwo : usualCompounds.ofMore
  const most = Math.max(usual, compounds.length)
  const readings = Array.from({ length: most }, (_, place) => compounds[place] ?? noWord)
  const points = readings.map((reading) => pointsOf(reading, compoundWays, parameters))
  const found = parameters.name(compounds.map(({ found }) => found).join('|'), 'tsquery')
  const pointsOfEach = words.map((_, place) => `points as p${place}`)
  return `select ${grouped}, ${pointsOfEach.join(', ')} from (
    select ${selected}, greatest(${points.join(', ')}) as points ${products} and d.tsv @@ ${found} offset 0) c`
}

/**
 * A select of the live products of a country that a search finds, with `score`, the sum of its words' points, and
 * `deciding`, the points of the word that says what is wanted, at least `leastShown`. All searches of as many words in
 * a country have the same text, and what differs is in parameters: planning costs more than the search, and each
 * prepared text takes memory of its connection. The country is in the text because each has its own index.
 * @param parameters those of the whole statement.
 */
export function matchedProducts(
  country: Country,
  query: SearchQuery,
  parameters: StatementParameters,
): string {
  const named = (value: string | null) => parameters.name(value, 'tsquery')
  const products = `from search_documents d where d.country = '${country}' and d.is_live`
  const { length } = query.words
  const each = query.words.map((word) => pointsOf(word, commonWays, parameters))
  const points = each.map((_, place) => `p${place}`)
  const short = named(query.short)
  const apart = `
    select ${selected}, ${each.map((text, place) => `${text} as p${place}`).join(', ')} ${products}
      and d.tsv @@ ${named(query.found)} and (${short} is null or ts_match_vq(d.tsv, ${short}))`
  const most = `greatest(${points.join(', ')})`
  const deciding = `case ${parameters.name(query.head ?? null, 'int')} ${points.map((point, place) => `when ${place} then ${point}`).join(' ')} else ${most} end`
  const ownPart = query.words[query.head ?? -1]?.part
  const share = length > 1 ? leastShare.ofSeveral : leastShare.ofOneWord
  // So short a word is likely to be unfinished, so that what it may begin is shown too.
  const least = `(select case when max(score) >= ${leastNamed * length} and not ${parameters.name(query.isUnfinished, 'boolean')} then ${share} * max(score) else 0 end from scored)`
  return `
with pointed as materialized (${apart}${length > 1 ? ` union all ${asOneWord(query, products, parameters)}` : ''}),
scored as materialized (
  select ${grouped}, max(${points.join(' + ')}) as score, max(${deciding}) as deciding
  from pointed where ${deciding} >= ${leastShown} group by ${grouped}
)
select ${columns}, ${typicalFirst('scored', parameters.name(ownPart ?? null, 'text'))} as score, deciding
from scored where score >= ${least} or deciding >= ${scores.headForm}`
}

/** The order of found products, best first: by score, then by their number of offers at shops. */
export const bestFirst = 'score desc, at_shops desc, product_id'
