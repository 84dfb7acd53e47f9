import type { Country } from '#app/domain/locale/locales.ts'
import { stemOf } from '#app/domain/search/word-stem.ts'
import { knownMeaning } from '../../categories/word-meanings.ts'
import type { Queryable } from '../../db/database.ts'
import { number, statement, text } from '../../db/statement.ts'

const shortestPiece = 3
const mostSplits = 2

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

type Split = { place: number; first: string; last: string }

/** Every way to take one of the words apart; known words are none that somebody wrote together. */
const splitsOf = (words: string[], country: Country): Split[] =>
  words.flatMap((word, place) =>
    knownMeaning(word, country)
      ? []
      : Array.from({ length: Math.max(0, word.length - 2 * shortestPiece + 1) }, (_, index) => ({
          place,
          first: word.slice(0, shortestPiece + index),
          last: word.slice(shortestPiece + index),
        })),
  )

/**
 * Two words that a shopper wrote together: `redbull` is `red bull`. Both are words of the country's live products.
 * @param words folded, as typed.
 * @param isBegun the first may also be a word without its ending: `rök` of `rökt`.
 * @returns the words with one of them taken apart, the likeliest first.
 */
export async function splitWords(
  database: Queryable,
  country: Country,
  words: string[],
  { isBegun }: { isBegun: boolean },
): Promise<string[][]> {
  const splits = splitsOf(words, country).map((split) =>
    isBegun ? { ...split, first: stemOf(split.first.replace(/s$/, ''), country) } : split,
  )
  if (splits.length === 0) return []
  const pieces = splits.flatMap(({ first, last }) => (isBegun ? [last] : [first, last]))
  const whole = new Map(
    (await database.query(wholeWords, [country, pieces])).map(({ piece, products }) => [piece, products]),
  )
  const possible = splits.filter(({ last }) => whole.has(last))
  if (possible.length === 0) return []
  const begun = isBegun
    ? await database.query(begunWords, [country, [...new Set(possible.map(({ first }) => first))]])
    : []
  const firsts = isBegun ? new Map(begun.map(({ piece, products }) => [piece, products])) : whole
  return possible
    .map((split) => ({
      ...split,
      rarest: Math.min(firsts.get(split.first) ?? 0, whole.get(split.last) ?? 0),
    }))
    .filter(({ rarest }) => rarest > 0)
    .sort((a, b) => b.rarest - a.rarest)
    .slice(0, mostSplits)
    .map(({ place, first, last }) => [...words.slice(0, place), first, last, ...words.slice(place + 1)])
}
