import { type Country, type Language, languageOfCountry } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { linesOf } from '../lexicon-file.ts'

/** The columns of the files in `words/`; lexicon/README.md describes each. */
export const wordColumns = ['word', 'role', 'of', 'marks'] as const

/** What a word of a name says of a product: which part of the shop it is of, or none. */
export const meaningRoles = ['dish', 'goods', 'flavour', 'state', 'other', 'description'] as const
/** What other words do; lexicon/README.md says what, with an example. */
const otherRoles = [
  ...(['connective', 'conjunction', 'preposition', 'without', 'purpose', 'origin'] as const),
  ...(['silent', 'home', 'kind', 'general', 'cheese', 'way', 'frozen', 'same', 'fat'] as const),
  ...(['stating', 'unrelated', 'no-animal', 'keeps-s'] as const),
]
export const wordRoles = [...meaningRoles, ...otherRoles] as const
export type MeaningRole = (typeof meaningRoles)[number]
export type WordRole = (typeof wordRoles)[number]

/** The marks that a word may have: how it ends others. */
export const wordMarks = ['ends', 'alone', 'whole'] as const

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

/** Words as alternatives of a regular expression, in the order of the lexicon. */
export const alternatives = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
