import type { Country } from '#app/domain/locale/locales.ts'
import { meaningOf } from '../../lexicon/words/word-meanings.ts'

/**
 * The place of the word that says what is wanted, by the rules of names: the weightiest goods, the last of several.
 * @param qualifiers the words that never say what is wanted.
 * @returns undefined if no word names goods.
 */
export function headOf(
  words: string[],
  country: Country,
  qualifiers: ReadonlySet<string>,
): number | undefined {
  const weights = words.map((word) => {
    const meaning = qualifiers.has(word) ? undefined : meaningOf(word, country)
    return meaning?.part && !meaning.isState ? meaning.weight : -1
  })
  const most = Math.max(-1, ...weights)
  return most === -1 ? undefined : weights.lastIndexOf(most)
}
