import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../../db/database.ts'
import { number, statement, text } from '../../../db/statement.ts'
import { goodsNamed } from '../../../lexicon/goods/names-of-goods.ts'
import { isConnective } from '../../../lexicon/words/function-words.ts'
import { isListed, knownMeaning } from '../../../lexicon/words/word-meanings.ts'
import { stemOf } from '../../../lexicon/words/word-stem.ts'
import type { WordsReading } from '../reading.ts'

const shortestPiece = 3
/** Known goods may have fewer letters: `grøn te`. In Finnish two letters are an ending: `hunajaa`. */
const shortestKnown: Record<Country, number> = { dk: 2, no: 2, se: 2, fi: shortestPiece }
const mostSplits = 3
/** Shorter beginnings are those of many unrelated words. */
const shortestBegun = 4

const wholeWords = statement(
  { piece: text(), products: number() },
  'select term as piece, products from search_terms where country = $1 and term = any($2::text[])',
)

/** `{` follows `z` in byte order. */
const begunWords = statement(
  { piece: text(), products: number() },
  `
select beginning as piece, sum(s.products)::int as products from unnest($2::text[]) beginning
join search_terms s on s.country = $1 and s.term >= beginning and s.term < beginning || '{' group by beginning`,
)

/** A word that was taken apart. */
export type Split = { first: string; last: string }

/** Shorter words have the stem of a known one by chance. */
const shortestForm = 5
const isKnown = (word: string, country: Country) => isListed(word, country) || word.length >= shortestForm

const isGoods = (word: string, country: Country) =>
  isKnown(word, country) &&
  (knownMeaning(word, country)?.part !== undefined || goodsNamed([word], country).length > 0)

/** Every way to take a word apart. Very short pieces are known goods. */
function splitsOf(word: string, country: Country): Split[] {
  const shortest = shortestKnown[country]
  return Array.from({ length: Math.max(0, word.length - shortestPiece - shortest + 1) }, (_, index) => ({
    first: word.slice(0, shortestPiece + index),
    last: word.slice(shortestPiece + index),
  }))
    .filter(({ first }) => !isConnective(first))
    .filter(({ last }) => last.length >= shortestPiece || (last.length >= shortest && isGoods(last, country)))
}

/** The ways to take a word apart into two words that the general lists have. */
export const knownSplits = (word: string, country: Country): Split[] =>
  splitsOf(word, country).filter(
    ({ first, last }) => knownMeaning(first, country) !== undefined && isGoods(last, country),
  )

/** Known words are proven without a product that has just this form; they count as a few products. */
const asKnown = 3

/**
 * Two words that a shopper wrote together, or a compound that products may have in parts: `redbull` is `red bull`. Both are
 * words of the country's live products or known ones; the last says what is wanted.
 * @param words folded, as typed.
 * @param isBegun the first may also be a word without its ending: `rök` of `rökt`.
 * @returns the words with one of them taken apart, the likeliest first.
 */
export async function splitWords(
  database: Queryable,
  country: Country,
  words: string[],
  { isBegun }: { isBegun: boolean },
): Promise<WordsReading[]> {
  const splits = words.flatMap((word, place) =>
    splitsOf(word, country).map(({ first, last }) => ({
      ...{ place, last },
      isLong: first.length >= shortestBegun,
      first: isBegun ? stemOf(first.replace(/s$/, ''), country) : first,
    })),
  )
  if (splits.length === 0) return []
  const pieces = splits.flatMap(({ first, last }) => (isBegun ? [last] : [first, last]))
  const whole = new Map(
    (await database.query(wholeWords, [country, pieces])).map(({ piece, products }) => [piece, products]),
  )
  const productsOf = (word: string, counted: ReadonlyMap<string, number>) =>
    Math.max(counted.get(word) ?? 0, isGoods(word, country) ? asKnown : 0)
  const possible = splits.filter(({ last }) => productsOf(last, whole) > 0)
  if (possible.length === 0) return []
  const begun = isBegun
    ? await database.query(begunWords, [country, [...new Set(possible.map(({ first }) => first))]])
    : []
  const firsts = isBegun ? new Map(begun.map(({ piece, products }) => [piece, products])) : whole
  const isMeant = ({ first, last, isLong }: Split & { isLong: boolean }) =>
    !isBegun || isListed(first, country) || (isLong && isGoods(last, country))
  return possible
    .filter(isMeant)
    .map((split) => ({
      ...split,
      rarest: Math.min(productsOf(split.first, firsts), productsOf(split.last, whole)),
    }))
    .filter(({ rarest }) => rarest > 0)
    .sort((a, b) => b.rarest - a.rarest)
    .slice(0, mostSplits)
    .map(({ place, first, last }) => ({
      words: [...words.slice(0, place), first, last, ...words.slice(place + 1)],
      qualifiers: new Set([first]),
    }))
}
