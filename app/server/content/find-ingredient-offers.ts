import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement } from '../db/statement.ts'
import { isAtShop } from '../offers/at-shops.ts'
import { piecePrice } from '../offers/compared-price.ts'
import { unjudgedLast } from '../offers/judged-prices.ts'
import { presentCard } from '../offers/present-offer.ts'
import { readLiveOffers } from '../offers/read-offers.ts'
import { searchQueryOf } from '../search/query/search-query.ts'
import { statementParameters } from '../search/query/statement-parameters.ts'
import { matchedProducts } from '../search/rank/matched-products.ts'
import { scores } from '../search/ranking.ts'
import { queryWords } from '../search/term/query-words.ts'

/** A product that has each word whole, or at the end of a compound: `letmælk` for milk, but not `mælkechokolade`. */
const leastScoreOfWord = scores.named

/**
 * The offer to buy each of some ingredients as on a day: of the products that fit its term best, the one with the lowest
 * price for a full unit, among those priced by the unit that most of them have. All of them are found in one statement.
 * @param terms one for each ingredient; null if none is looked for.
 * @returns one for each term, null if nothing is on offer.
 */
export async function findIngredientOffers(
  database: Queryable,
  { country, today, terms }: { country: Country; today: Day; terms: (string | null)[] },
): Promise<(OfferSummary | null)[]> {
  const parameters = statementParameters(today)
  const searches = terms.flatMap((term, ingredient) => {
    const words = queryWords(term ?? '')
    if (words.length === 0) return []
    const products = matchedProducts(country, searchQueryOf(words, country), parameters)
    return [
      `select ${ingredient} as ingredient, product_id, score from (${products}) p where score >= ${leastScoreOfWord * words.length}`,
    ]
  })
  if (searches.length === 0) return terms.map(() => null)
  const cheapest = statement(
    { ingredient: number(), id: number() },
    `
with matched as materialized (${searches.join('\nunion all\n')})
select distinct on (ingredient) ingredient, id from (
  select m.ingredient, m.score, o.id, o.kept_back_at, o.conditions, o.unit_price, ${piecePrice} as piece_price, v.quantity_type as unit,
    count(o.unit_price) over (partition by m.ingredient, m.score, v.quantity_type) as alike
  from matched m
  join offers o on o.product_id = m.product_id and o.start_date <= $1::date and o.end_date >= $1::date
    and ${isAtShop('o')}
  join product_variants v on v.id = o.variant_id
) found
order by ingredient, score desc, ${unjudgedLast('found')}, unit_price is null, alike desc, unit, unit_price, piece_price, id`,
  )
  const found = await database.query(cheapest, parameters.values)
  const rows = await readLiveOffers(database, [...new Set(found.map(({ id }) => id))], today)
  const cards = new Map(rows.map((row) => [row.id, presentCard(row)]))
  return terms.map((_, place) => {
    const id = found.find(({ ingredient }) => ingredient === place)?.id
    // The same offer may be the best for two ingredients; their place among sponsored offers says nothing here.
    const card = id === undefined ? undefined : cards.get(id)
    return card ? { ...card, isHighlighted: false } : null
  })
}
