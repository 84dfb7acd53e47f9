import type { Country } from '#app/domain/locale/locales.ts'
import { stemOf } from '#app/domain/search/word-stem.ts'
import { innerMark, shortestInner, shortestInnerStem, stemMark } from './index/search-document.ts'

/** The ways in which a product can contain one word of a search, as tsqueries for `searchDocument`s. */
type WordQuery = {
  /** The word is in the name or brand, as typed or in another form. */
  whole: string
  /** It ends a compound of the name: letmælk for mælk. */
  ends: string
  /** It begins a word of the product's or of what it belongs to. */
  begins: string
  /** It is in the name of the category or the parent brand. */
  belongs: string
}

/** A search as tsqueries: what it finds, and how products contain each of its words. */
export type SearchQuery = {
  /** What a product must have to be found: each word, begun or whole, or within another from three letters on. */
  found: string
  /** The same for words too short for the index, tested on what the other words found; null if there are none. */
  short: string | null
  words: WordQuery[]
}

type Lexeme = [lexeme: string, label?: string]

const fewestLettersLookedUp = 3

const either = (...lexemes: Lexeme[]) =>
  lexemes.map(([lexeme, label]) => (label ? `'${lexeme}':${label}` : `'${lexeme}'`)).join('|')

const labelled = (lexemes: Lexeme[], label: string) => lexemes.map(([lexeme]): Lexeme => [lexeme, label])

/**
 * A word inside other words. Three letters match only at the end of a word, because too many words contain them
 * otherwise.
 */
function innerOf(word: string, stem: string): { found: Lexeme[]; ends: Lexeme[] } {
  if (word.length < shortestInner || /\d/.test(word)) return { found: [], ends: [] }
  const ends: Lexeme[] = [word, ...(stem === word || stem.length < shortestInnerStem ? [] : [stem])].map(
    (end) => [innerMark + end],
  )
  return { ends, found: word.length > shortestInner ? [[innerMark + word, '*'], ...ends.slice(1)] : ends }
}

/**
 * The tsqueries of a search for folded words, in any order. Words of one letter rank products beside longer words and
 * are required only alone.
 * @param words at least one, of a-z and 0-9.
 */
export function searchQueryOf(words: string[], country: Country): SearchQuery {
  const wordQueries = words.map((word) => {
    const stem = stemOf(word, country)
    const inner = innerOf(word, stem)
    const found = either([word, '*'], [stemMark + stem], ...inner.found)
    return {
      word,
      found: `(${found})`,
      whole: either([word, 'AB'], [stemMark + stem, 'AB']),
      ends: either(...labelled(inner.ends, 'D'), [word, 'AB']),
      begins: either([word, '*']),
      belongs: either([word, 'C'], [stemMark + stem, 'C'], ...labelled(inner.ends, 'C')),
    }
  })
  const longEnough = wordQueries.filter(({ word }) => word.length > 1)
  const required = longEnough.length > 0 ? longEnough : wordQueries
  const lookedUp = required.filter(({ word }) => word.length >= fewestLettersLookedUp)
  const short = lookedUp.length > 0 ? required.filter((query) => !lookedUp.includes(query)) : []
  const all = (queries: typeof wordQueries) => queries.map(({ found }) => found).join('&')
  return {
    found: all(lookedUp.length > 0 ? lookedUp : required),
    short: short.length > 0 ? all(short) : null,
    words: wordQueries.map(({ whole, ends, begins, belongs }) => ({ whole, ends, begins, belongs })),
  }
}
