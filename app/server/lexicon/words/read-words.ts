import { type Country, type Language, languageOfCountry } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { linesOf } from '../lexicon-file.ts'
import type { WordRole } from '../marks.ts'

/** The columns of the files in `words/`; lexicon/README.md describes each. */
export const wordColumns = ['word', 'role', 'of', 'marks'] as const

/** A word as it is written, with what it does, and what it does that to or with. */
export type Word = { word: string; role: WordRole; of: string; marks: string }

/** A language, or the words that several of them share. */
export const wordFiles = ['shared', 'da', 'no', 'sv', 'fi'] as const

const read = new Map<string, readonly Word[]>()

function wordsIn(file: (typeof wordFiles)[number] | Language): readonly Word[] {
  const words =
    read.get(file) ??
    Array.from(linesOf(`words/${file}.tsv`, wordColumns), ({ cells }): Word => {
      const [word = '', role = '', of = '', marks = ''] = cells
      return { word, role: role as WordRole, of, marks }
    })
  read.set(file, words)
  return words
}

/** The words of a country's language, after those that it shares with others. */
export const wordsOfCountry = (country: Country): readonly Word[] => [
  ...wordsIn('shared'),
  ...wordsIn(languageOfCountry(country)),
]

/** Whether a word does something. */
export const hasRole = (word: Word, role: WordRole): boolean => word.role === role

/** The words of all languages that do something. */
export const wordsWith = (role: WordRole): readonly Word[] =>
  wordFiles.flatMap((file) => wordsIn(file).filter((word) => word.role === role))

const sets = new Map<WordRole, ReadonlySet<string>>()

/** The folded words of all languages that do something. */
export function foldedWords(role: WordRole): ReadonlySet<string> {
  const words = sets.get(role) ?? new Set(wordsWith(role).map(({ word }) => fold(word)))
  sets.set(role, words)
  return words
}

/** The words of all languages that do one of some things, as alternatives of a regular expression. */
export const wordsAs = (...roles: readonly WordRole[]): string =>
  alternatives([...new Set(roles.flatMap((role) => wordsWith(role).map(({ word }) => word)))])

/** Words as alternatives of a regular expression, in the order of the lexicon. */
export const alternatives = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
