import { parts as allParts, type Part } from '#app/domain/categories/parts.ts'
import type { Meaning } from '../../lexicon/words/word-meanings.ts'

/** Parts of the shop where feeds put the same goods: fresh, frozen and tinned, or coffee among drinks. */
const together: readonly (readonly Part[])[] = [
  ['fruit-vegetables', 'pantry', 'frozen'],
  ['meat-fish', 'pantry', 'frozen'],
  ['bread-cakes', 'frozen', 'sweets-snacks', 'pantry'],
  ['dairy-eggs', 'drinks', 'pantry'],
  ['sweets-snacks', 'pantry'],
  ['household', 'health-care'],
  ['baby', 'health-care'],
  ['building', 'plumbing', 'interior'],
  ['electronics', 'appliances'],
]

/** Whether goods of one part may stand in another; nothing speaks against an unknown one. */
export const belongTogether = (part: Part, other: Part | null): boolean =>
  other === null || part === other || together.some((parts) => parts.includes(part) && parts.includes(other))

/** Whether a word may say what a product of a part is. What snacks taste of (`salt`) stands elsewhere itself. */
export const mayBeOf = ({ part, weight, isState }: Meaning, of: Part | null): boolean =>
  part !== undefined &&
  !isState &&
  belongTogether(part, of) &&
  !(of === 'sweets-snacks' && part === 'pantry' && weight === 0)

/** The parts where goods of one part may stand. */
export const partsBeside = (part: Part): Part[] => allParts.filter((other) => belongTogether(part, other))
