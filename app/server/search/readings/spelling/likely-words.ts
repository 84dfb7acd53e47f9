import { knownMeaning } from '../../../lexicon/words/word-meanings.ts'
import type { Term } from '../../term/read-term.ts'
import type { WordsReading } from '../reading.ts'
import { beginsListedWord, beginsWrittenWord, nearWords, nearWrittenWords } from './near-words.ts'
import { knownSplits } from './split-words.ts'

/** Shorter words are likely to be unfinished. */
const shortestMistyped = 3
const mostCost = 1.2
const mostReadings = 3

/** An unknown word of a term: folded, as it is typed, and its place. */
export type Mistake = { word: string; typed: string; place: number }

/** The first unknown word of a term; undefined if there is none, or it may be the beginning of a known one. */
export function mistakeOf({ words, country, writtenAs }: Term): Mistake | undefined {
  const place = words.findIndex((word) => word.length >= shortestMistyped && !knownMeaning(word, country))
  const word = words[place]
  if (word === undefined) return undefined
  const typed = writtenAs(word)
  const isBegun = typed === word ? beginsListedWord(word, country) : beginsWrittenWord(typed, country)
  return isBegun ? undefined : { word, typed, place }
}

/** The readings of a term in which a mistake is two known words that were written together. */
export const likelyApart = ({ words, country, qualifiers }: Term, { word, place }: Mistake): WordsReading[] =>
  knownSplits(word, country).map(({ first, last }) => ({
    words: words.toSpliced(place, 1, first, last),
    qualifiers: new Set([...qualifiers, first]),
  }))

/** The readings of a term in which a mistake is a known word that was mistyped. */
export function likelyRepaired(
  { words, country, qualifiers }: Term,
  { word, typed, place }: Mistake,
): WordsReading[] {
  const near = [...(typed === word ? [] : nearWrittenWords(typed, country)), ...nearWords(word, country)]
  const likely = new Set(near.flatMap(({ word, cost }) => (cost <= mostCost ? [word] : [])))
  return [...likely].slice(0, mostReadings).map((other) => ({
    words: words.toSpliced(place, 1, other),
    qualifiers,
  }))
}
