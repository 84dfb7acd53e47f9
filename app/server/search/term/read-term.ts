import type { Country } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { firstPreposition } from '../../lexicon/words/function-words.ts'
import { writtenWords } from '../analysis/analyse-name.ts'
import { queryWords } from './query-words.ts'

/** A term of a shopper. */
export type Term = {
  country: Country
  /** Folded. */
  words: string[]
  /** The words that never say what is wanted, because they follow a preposition: `olie` of `tun i olie`. */
  qualifiers: ReadonlySet<string>
  /** A folded word as it is typed, with its accents. */
  writtenAs: (word: string) => string
}

function qualifiersOf(text: string): ReadonlySet<string> {
  const words = wordsOf(fold(text))
  const at = firstPreposition(words)
  return new Set(at === -1 ? [] : words.slice(at + 1))
}

/** Reads what a shopper typed. The accents of its words are read when they are first asked for: most searches never do. */
export function readTerm(text: string, country: Country): Term {
  let written: ReadonlyMap<string, string> | undefined
  return {
    country,
    words: queryWords(text),
    qualifiers: qualifiersOf(text),
    writtenAs: (word) => {
      written ??= new Map(writtenWords(text).map((one) => [fold(one), one]))
      return written.get(word) ?? word
    },
  }
}
