import type { Country } from '#app/domain/locale/locales.ts'
import { stemOf } from './word-stem.ts'

/** What joins the parts of a compound in these languages. */
const joints = ['', 's', 'e', 'n']

/** The compounds that two folded words may make: `rødløg` of `rød` and `løg`. Most of them do not exist. */
export function joinedWords(first: string, last: string, country: Country): string[] {
  const beginnings = [first, stemOf(first, country)].flatMap((beginning) =>
    joints.map((joint) => beginning + joint),
  )
  return [...new Set(beginnings.map((beginning) => beginning + last))]
}
