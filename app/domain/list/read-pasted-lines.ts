import { isAmountAlone, readTypedItem, type TypedItem } from './read-typed-item.ts'

/** One item of a pasted list. `isDone`: its line is marked as done, as `[x]` or `✓` do. */
export type PastedItem = TypedItem & { isDone: boolean }

/** How many lines one paste can hold; the rest is left out. */
export const maximumPastedLines = 300

const lineEnd = /[\r\n\u2028\u2029]+/
/** A comma between two digits is a decimal one. */
const separator = /;|,(?!(?<=\d,)\d)/
/** What may stand before a line of a list: a dash, a dot or a number, and a box to tick. */
const bullet = /^\s*(?:[-–•*·]|\d{1,3}[.)](?=\s))?\s*(?<box>\[[ xX]?\]|[☐☑✓✔])?\s*/u
const ticked = /[xX☑✓✔]/u

/** The parts of a line between commas and semicolons; an amount alone belongs to the part before it: `mælk, 2 l, æg`. */
function partsOf(line: string): string[] {
  const parts: string[] = []
  for (const part of line.split(separator)) {
    const before = isAmountAlone(part) ? parts.pop() : undefined
    parts.push(before === undefined ? part : `${before},${part}`)
  }
  return parts
}

/**
 * Reads a pasted text as items: each line is one. In a single line without a box, each part between commas and semicolons is
 * one. Blank lines are left out, and so is what marks the lines of a list.
 */
export function readPastedLines(text: string): PastedItem[] {
  const lines = text.split(lineEnd).filter((line) => line.trim() !== '')
  const [only] = lines.length === 1 ? lines : []
  const parts = only && !bullet.exec(only)?.groups?.box ? partsOf(only) : lines
  return parts.flatMap((part) => {
    const found = bullet.exec(part)
    const item = readTypedItem(part.slice(found?.[0].length))
    return item ? { ...item, isDone: ticked.test(found?.groups?.box ?? '') } : []
  })
}
