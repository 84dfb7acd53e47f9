import type { Country } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { isListed, knownMeaning, meaningOf } from '../lexicon/words/word-meanings.ts'

/** The prepositions, the longer first, each with the fewest letters of what precedes it: shorter words are chance. */
const joints: readonly (readonly [string, number])[] = [
  ['med', 4],
  ['m', 5],
]
const shortestRest = 4

/** The goods and what they are with, of a word that names both; undefined for other words. */
function partsOf(word: string): string[] | undefined {
  if (knownMeaning(fold(word), 'dk')) return undefined
  for (const [joint, shortest] of joints) {
    for (let at = word.indexOf(joint, shortest); at !== -1; at = word.indexOf(joint, at + 1)) {
      const [goods, rest] = [word.slice(0, at), word.slice(at + joint.length)]
      if (rest.length < shortestRest) break
      // `chokomandler` is with almonds, and not with something that is called `andler`.
      const isOfRest = isListed(fold(rest), 'dk') && !knownMeaning(fold(joint + rest), 'dk')
      if (isOfRest && meaningOf(fold(goods), 'dk')?.part) return [goods, joint, rest]
    }
  }
  return undefined
}

/**
 * A name with spaces around the prepositions of words that a Danish feed writes together: `Frokostbøffermsteakpeber` is
 * `Frokostbøffer m steakpeber`. No feed of another country is known to do so.
 */
export const withPrepositionsApart = (name: string, country: Country): string =>
  country === 'dk' ? name.replace(/\p{L}+/gu, (word) => partsOf(word.toLowerCase())?.join(' ') ?? word) : name
