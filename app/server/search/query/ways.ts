import type { Part } from '#app/domain/categories/parts.ts'
import type { Goods } from '../../lexicon/goods/names-of-goods.ts'
import { marks } from '../index/search-document.ts'
import { scores } from '../ranking.ts'

/** A way in which a product can have a word, as a tsquery for its `searchDocument`, best first. */
export type Way = {
  score: keyof typeof scores
  tsquery: string
  /** The parts of the shop of which the product must be, null for an unknown one; else it only mentions the word. */
  parts?: (Part | null)[]
}

/** A word of a search, or several words read as one, as tsqueries. */
export type WordQuery = {
  /** All ways in which a product can have the word. */
  found: string
  ways: Way[]
  /** The part of the shop that the word belongs to, if it is known. */
  part: Part | undefined
  /** Too short for the index; tested on what the other words found. */
  isShort: boolean
}

export const lexeme = (text: string, labels = '') => (labels ? `'${text}':${labels}` : `'${text}'`)
export const either = (...lexemes: string[]) => lexemes.join('|')

/** The lexeme of goods of the lexicon, as a tsquery; with labels only those of these weights. */
export const goodsLexeme = ({ id }: Goods, labels = ''): string => lexeme(marks.goods + id, labels)

export const goodsLexemes = (goods: readonly Goods[], labels = '') => [
  ...new Set(goods.map((one) => goodsLexeme(one, labels))),
]

/** The ways in which a product is goods of the lexicon, whatever it is called. */
export const goodsWays = (goods: readonly Goods[]): Way[] =>
  goods.length === 0
    ? []
    : [
        { score: 'goods', tsquery: either(...goodsLexemes(goods, 'A')) },
        { score: 'kind', tsquery: either(...goodsLexemes(goods, 'B')) },
        { score: 'shelf', tsquery: either(...goodsLexemes(goods, 'C')) },
        { score: 'possible', tsquery: either(...goodsLexemes(goods, 'D')) },
      ]

/** Each way costs time for each product; those with the same points and parts of the shop are one. */
export function joinedWays(ways: readonly Way[]): Way[] {
  const joined = new Map<string, Way>()
  for (const way of ways) {
    const key = `${scores[way.score]} ${way.parts?.join()}`
    const known = joined.get(key)
    joined.set(key, known ? { ...known, tsquery: either(known.tsquery, way.tsquery) } : way)
  }
  return [...joined.values()].sort((a, b) => scores[b.score] - scores[a.score])
}
