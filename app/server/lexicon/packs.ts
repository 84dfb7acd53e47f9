import { type Country, languageOfCountry, onceForCountry } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { linesOf } from './lexicon-file.ts'
import type { MarkOf } from './marks.ts'
import { alternatives } from './words/read-words.ts'

/** The columns of `packs.tsv`; lexicon/README.md describes each. */
export const packColumns = ['word', 'uses', 'compounds'] as const
type PackUse = MarkOf<'packs'>

type Pack = { word: string; uses: readonly string[]; compounds: readonly string[] }

let read: readonly Pack[] | undefined
function packs(): readonly Pack[] {
  read ??= Array.from(
    linesOf('packs.tsv', packColumns),
    ({ cells: [word = '', uses = '', compounds = ''] }) => ({
      word,
      uses: uses.split(' '),
      compounds: compounds.split(' '),
    }),
  )
  return read
}

/** The words of all languages with a use, as written. */
export const packsWith = (use: PackUse): string[] =>
  packs().flatMap(({ word, uses }) => (uses.includes(use) ? [word] : []))

/** The folded words in which compounds of a country's language end: `pakke` of `smørpakke`. */
export const packsOfCompounds: (country: Country) => readonly string[] = onceForCountry((country) =>
  packs().flatMap(({ word, compounds }) =>
    compounds.includes(languageOfCountry(country)) ? [fold(word)] : [],
  ),
)

/** The words of all languages with one of some uses, as alternatives of a regular expression. */
export const packAlternatives = (...uses: readonly PackUse[]): string =>
  alternatives([...new Set(uses.flatMap(packsWith))])
