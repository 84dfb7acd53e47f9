import { knownMeaning } from '../../../lexicon/words/word-meanings.ts'
import type { Term } from '../../term/read-term.ts'
import type { WordsReading } from '../reading.ts'
import { beginsListedWord, beginsWrittenWord, nearWords, nearWrittenWords } from './near-words.ts'
import { knownSplits } from './split-words.ts'

/** Shorter words are likely to be unfinished. */
const shortestMistyped = 3
const mostCost = 1.2
const mostReadings = 3

/** The first unknown word of a term, as a list; none if it may be the beginning of a known one. */
function mistakeOf({ words, country, writtenAs }: Term): { word: string; typed: string; place: number }[] {
  const place = words.findIndex((word) => word.length >= shortestMistyped && !knownMeaning(word, country))
  const word = words[place]
  if (word === undefined) return []
  const typed = writtenAs(word)
  const isBegun = typed === word ? beginsListedWord(word, country) : beginsWrittenWord(typed, country)
  return isBegun ? [] : [{ word, typed, place }]
}

/** The readings of a term in which its first unknown word is two known ones that were written together. */
export const likelyApart = (term: Term): WordsReading[] =>
  mistakeOf(term).flatMap(({ word, place }) =>
    knownSplits(word, term.country).map(({ first, last }) => ({
      words: term.words.toSpliced(place, 1, first, last),
      qualifiers: new Set([...term.qualifiers, first]),
    })),
  )

/** The readings of a term in which its first unknown word is a known one that was mistyped. */
export const likelyRepaired = (term: Term): WordsReading[] =>
  mistakeOf(term).flatMap(({ word, typed, place }) => {
    const { words, country, qualifiers } = term
    const near = [...(typed === word ? [] : nearWrittenWords(typed, country)), ...nearWords(word, country)]
    const likely = new Set(near.flatMap(({ word, cost }) => (cost <= mostCost ? [word] : [])))
    return [...likely].slice(0, mostReadings).map((other) => ({
      words: words.toSpliced(place, 1, other),
      qualifiers,
    }))
  })
