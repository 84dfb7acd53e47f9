import type { Country } from '#app/domain/locale/locales.ts'
import { knownMeaning } from '../../lexicon/words/word-meanings.ts'
import type { Reading } from '../search-products.ts'
import { beginsListedWord, beginsWrittenWord, nearWords, nearWrittenWords } from './near-words.ts'
import { knownSplits } from './split-words.ts'

/** Shorter words are likely to be unfinished. */
const shortestMistyped = 3
const mostCost = 1.2
const mostReadings = 3

/**
 * What was likely meant by words that are found only as beginnings or mentions: two known words that were written together,
 * or a known word that was mistyped. None if a word may be the beginning of a known one.
 * @param written the words as they are typed, with their accents, by the folded ones.
 */
export function* likelyWords(
  country: Country,
  { words, qualifiers }: Reading,
  written: ReadonlyMap<string, string>,
): Generator<Reading> {
  const place = words.findIndex((word) => word.length >= shortestMistyped && !knownMeaning(word, country))
  const word = words[place]
  if (word === undefined) return
  const typed = written.get(word) ?? word
  const hasAccents = typed !== word
  if (hasAccents ? beginsWrittenWord(typed, country) : beginsListedWord(word, country)) return
  const instead = (others: string[]) => [...words.slice(0, place), ...others, ...words.slice(place + 1)]
  for (const { first, last } of knownSplits(word, country))
    yield { words: instead([first, last]), qualifiers: new Set([...qualifiers, first]) }
  const near = [...(hasAccents ? nearWrittenWords(typed, country) : []), ...nearWords(word, country)]
  const likely = new Set(near.flatMap(({ word, cost }) => (cost <= mostCost ? [word] : [])))
  for (const other of [...likely].slice(0, mostReadings)) yield { words: instead([other]), qualifiers }
}
