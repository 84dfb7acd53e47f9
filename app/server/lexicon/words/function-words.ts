import { foldedWords } from './read-words.ts'

/** Whether a folded word only connects others: `og`, `med`. */
export const isConnective = (word: string): boolean => foldedWords('connective').has(word)

/** Whether a folded word joins what a name lists: `og`, `eller`. */
export const isConjunction = (word: string): boolean => foldedWords('conjunction').has(word)

/** Whether a folded word says that what follows is not in the product: `uden`. */
export const isWithout = (word: string): boolean => foldedWords('without').has(word)

/** Whether a folded word says for what goods are: `til`. */
export const isForPurpose = (word: string): boolean => foldedWords('purpose').has(word)

/** Whether a folded word says where goods are from: `fra`. */
export const isOfOrigin = (word: string): boolean => foldedWords('origin').has(word)

/** The place of the first preposition in a name's folded words, after which nothing says what it is; -1 if none. */
export const firstPreposition = (words: readonly string[]): number =>
  words.findIndex((word, place) => place > 0 && foldedWords('preposition').has(word))
