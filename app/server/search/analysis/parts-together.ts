import { parts as allParts, type Part } from '#app/domain/categories/parts.ts'

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

/** The parts where goods of one part may stand. */
export const partsBeside = (part: Part): Part[] => allParts.filter((other) => belongTogether(part, other))
