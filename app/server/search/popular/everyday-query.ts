import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { goodsOfTerm } from '../../lexicon/goods/names-of-goods.ts'
import { usualSearches } from '../../lexicon/searches.ts'
import { either, goodsLexemes } from '../query/ways.ts'

const goodsOf = onceForCountry((country) =>
  usualSearches(country).flatMap((term) => goodsOfTerm(wordsOf(fold(term)), country)),
)

/** The tsquery that finds the search documents of the goods which shoppers of a country buy every week, and of their kinds. */
export const everydayQuery = (country: Country): string => either(...goodsLexemes(goodsOf(country), 'AB'))
