import { comparedPriceIn } from '#app/domain/search/compared-price.ts'
import { countChoices } from '#app/domain/search/filters/filters.ts'
import type { Answer, ProductCard, ResultsPageData } from '#app/domain/search/pages.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'

type Found = Pick<ResultsPageData, 'term' | 'lowestUnitPrice'>

/** Whether the results are one kind of goods, whose prices can be compared: those of a term or of one category. */
const isOneKind = ({ term }: Pick<Found, 'term'>, { category }: ResultsSearch) =>
  term !== '' || category?.length === 1

/** The lowest price of a full unit among the results, if they are comparable. */
export function comparedUnitPrice(found: Found, search: ResultsSearch): Found['lowestUnitPrice'] {
  return isOneKind(found, search) ? found.lowestUnitPrice : null
}

/** What an answer is about: all that was searched for, what chosen chains sell of it, or what other filters leave of it. */
export type AnswerScope = 'all' | 'chains' | 'filters'

/** Each category is a kind of goods of its own, so that it does not narrow what the answer is about. */
export function scopeOf({ category: _, chain, ...others }: ResultsSearch): AnswerScope {
  if (countChoices(others) > 0) return 'filters'
  return chain?.length ? 'chains' : 'all'
}

/** Where it is cheapest, if the results are comparable and there are several offers to compare. */
export function answerIn(
  data: Pick<ResultsPageData, 'term' | 'answer' | 'totalOffers'>,
  search: ResultsSearch,
): Answer | null {
  const { byUnit, byPrice } = data.answer
  return isOneKind(data, search) && data.totalOffers > 1 && (byUnit || byPrice) ? data.answer : null
}

/** What a column is about: the shopper's chains, the lowest price of a full unit, or the lowest price. */
export type AnswerColumn = { kind: 'mine' | 'unit' | 'price'; offer: ProductCard }

/**
 * The columns of the answer, one or two: the shopper's chains first and, if another chain asks less, that one; else the lowest
 * price of a full unit and, if that is another product, the lowest price. Goods without unit prices have only the latter.
 */
export function columnsOf({ byUnit, byPrice, ofMine }: Answer): AnswerColumn[] {
  const price: AnswerColumn[] = byPrice ? [{ kind: 'price', offer: byPrice }] : []
  const unit: AnswerColumn[] = byUnit ? [{ kind: 'unit', offer: byUnit }] : []
  const [cheapest] = [...unit, ...price]
  if (!ofMine || !cheapest) return [...unit, ...price]
  const asked = comparedPriceIn({ byUnit })
  if (asked(ofMine) !== asked(cheapest.offer)) return [{ kind: 'mine', offer: ofMine }, cheapest]
  const others = price.filter(({ offer }) => byUnit && offer.id !== ofMine.id)
  return [{ kind: cheapest.kind, offer: ofMine }, ...others]
}
