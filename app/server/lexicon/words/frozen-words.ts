import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { hasRole, type Word, wordsOfCountry, wordsWith } from './read-words.ts'

const isFrozenWord = (word: Word) =>
  hasRole(word, 'frozen') || (hasRole(word, 'state') && word.of === 'frozen')
const foldedOf = (words: readonly Word[]) => new Set(words.map(({ word }) => fold(word)))

/** The folded words of all languages for frozen: `frosne`, `djupfryst`. */
export const frozenWords: ReadonlySet<string> = foldedOf(
  [...wordsWith('state'), ...wordsWith('frozen')].filter(isFrozenWord),
)

const frozenIn = onceForCountry((country) => {
  const all = wordsOfCountry(country)
  const words = foldedOf(all.filter(isFrozenWord))
  const beginnings = [...foldedOf(all.filter((word) => hasRole(word, 'stating')))]
  return { words, beginnings: beginnings.filter((word) => words.has(word)) }
})

/** Whether a folded word says that goods are frozen, also at its beginning: `pakastemansikka`. */
export function saysFrozen(word: string, country: Country): boolean {
  const { words, beginnings } = frozenIn(country)
  return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}
