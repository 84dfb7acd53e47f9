import type { Country } from '#app/domain/locale/locales.ts'
import { type Goods, goodsNamed, goodsWithName, neighbours } from '../../lexicon/goods/names-of-goods.ts'
import { joinedWords } from '../../lexicon/words/joined-words.ts'
import { meaningOf } from '../../lexicon/words/word-meanings.ts'
import { marks, nameless } from '../index/search-document.ts'
import { either, goodsLexemes, goodsWays, joinedWays, lexeme, type WordQuery } from './ways.ts'

/** Neighbours read as one word: `rød løg` is looked up as `rødløg` too. */
function compoundsOf(words: string[], country: Country): string[] {
  const [first, last, ...others] = words
  return first && last && others.length === 0 ? joinedWords(first, last, country) : []
}

/**
 * Words that are read as one must be found as that word, because an end in another form is likely to be chance.
 * @param isNamed the words name goods apart, so that they are no form of others: `grønn te` is no `grønt`.
 */
function compoundQueryOf(word: string, country: Country, isNamed: boolean): WordQuery {
  const goods = isNamed ? goodsWithName(word, country) : goodsNamed([word], country)
  return {
    found: `(${either(...['', marks.end].map((mark) => lexeme(mark + word)), ...goodsLexemes(goods))})`,
    ways: joinedWays([
      { score: 'head', tsquery: lexeme(word, 'A') },
      ...goodsWays(goods),
      { score: 'headEnd', tsquery: lexeme(marks.end + word, 'A') },
      { score: 'named', tsquery: lexeme(word, 'B') },
      { score: 'shelf', tsquery: lexeme(word, 'C') },
    ]),
    part: meaningOf(word, country)?.part,
    isShort: false,
  }
}

/**
 * All words are in the name or brand of a product, and one of them, or goods that they name, says what it is:
 * `solsikkefrø til fugler`.
 */
function fullName(words: string[], country: Country): WordQuery {
  const named = words.map((word) => lexeme(word, 'ABD')).join('&')
  const heads = words.flatMap((word) => [
    lexeme(word, 'A'),
    ...goodsLexemes(goodsNamed([word], country), 'A'),
  ])
  const phrases = [...neighbours(words)].flatMap((phrase) => goodsNamed(phrase, country))
  // Of what only says what it tastes of, the brand tells more.
  const withBrand = `(${lexeme(nameless)}&(${either(...words.map((word) => lexeme(word, 'B')))}))`
  const found = `(${named}&(${either(...heads, ...goodsLexemes(phrases, 'A'), withBrand)}))`
  return { found, ways: [{ score: 'head', tsquery: found }], part: undefined, isShort: false }
}

/** Several folded words; `goods` are those that they name together. */
type Words = { words: string[]; country: Country; goods: readonly Goods[] }

/** A row of the table of what several words may be as one. */
type AsOne = { name: string; says: string; read: (words: Words) => WordQuery[] }

/**
 * What several words of a reading may be as one, beside what each of them means. A product that is found so counts as if
 * each word said what it is. One statement looks for all of them.
 */
export const wordsAsOne: readonly AsOne[] = [
  {
    name: 'goods together',
    says: 'The words together name goods of the lexicon: `hakket oksekød`.',
    read: ({ goods }) =>
      goods.length === 0
        ? []
        : [
            {
              found: `(${either(...goodsLexemes(goods))})`,
              ways: goodsWays(goods),
              part: goods[0]?.part ?? undefined,
              isShort: false,
            },
          ],
  },
  {
    name: 'full name',
    says: 'All words are in the name or the brand of a product, and one of them says what it is.',
    read: ({ words, country }) => [fullName(words, country)],
  },
  {
    name: 'one word',
    says: 'Two words are one that is written apart: `rødløg` for `rød løg`.',
    read: ({ words, country, goods }) =>
      compoundsOf(words, country).map((word) => compoundQueryOf(word, country, goods.length > 0)),
  },
]
