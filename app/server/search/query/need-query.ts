import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { type Goods, goodsOfTerm, neighbours } from '../../lexicon/goods/names-of-goods.ts'
import { stemOf } from '../../lexicon/words/word-stem.ts'
import { remembered } from '../../remembered.ts'
import { marks, mixed } from '../index/search-document.ts'
import { either, goodsLexemes, lexeme } from './ways.ts'

/** Goods that some neighbours among a name's words are, and the other words. */
type GoodsInName = { goods: readonly Goods[]; others: string[] }

/**
 * The goods in a name: those that most neighbours among its words are together, and those that the last word is which names
 * some. `økologisk mælk` is goods of its own, and milk that is called so.
 */
function goodsIn(words: string[], country: Country): GoodsInName[] {
  const firstOf = (phrases: Iterable<string[]>): GoodsInName[] => {
    for (const phrase of phrases) {
      const goods = goodsOfTerm(phrase, country)
      if (goods.length > 0) return [{ goods, others: words.filter((word) => !phrase.includes(word)) }]
    }
    return []
  }
  return [...firstOf(neighbours(words)), ...firstOf(words.toReversed().map((word) => [word]))]
}

function composeQuery(name: string, country: Country): string {
  const words = wordsOf(fold(name)).filter((word) => /^[a-z]{2,}$/.test(word))
  if (words.length === 0) return ''
  const hasWord = (word: string) =>
    `(${either(lexeme(word, 'AB'), lexeme(marks.stem + stemOf(word, country), 'AB'))})`
  const readings = goodsIn(words, country).map(({ goods, others }) =>
    [`(${either(...goodsLexemes(goods, 'AB'))})`, ...others.map(hasWord)].join('&'),
  )
  const found = readings.length > 0 ? readings : [words.map(hasWord).join('&')]
  return `(${either(...found.map((reading) => `(${reading})`))})&!${lexeme(mixed)}`
}

/** A list is read again after each of its changes, and households write the same words. */
const mostNames = 5000
const queriesIn = onceForCountry((country) => remembered(mostNames, (name) => composeQuery(name, country)))

/**
 * The tsquery of the products that fit a name which a shopper typed on a list: they are the goods that it names, and have its
 * other words. A name without known goods asks for all its words. Numbers and single letters ask for nothing: `bleer str. 4`.
 * @returns undefined if the name has no words.
 */
export const needQueryOf = (name: string, country: Country): string | undefined =>
  queriesIn(country)(name) || undefined
