/** How much of a search is read: the rest of a longer one says nothing more. */
export const longestTerm = 100
/** The fewest characters that are searched for (Specification §9, minimum query length). */
export const MINIMUM_QUERY_LENGTH = 2

/** Whole characters only, of which some take two of a string's units. */
const beginning = (text: string, most: number) => [...text.slice(0, most * 2)].slice(0, most).join('')

/**
 * A search as it is read and shown: composed, without control and formatting characters,
 * whitespace collapsed, and cut to `longestTerm` characters.
 */
export function cleanTerm(term: string): string {
  // Composing shortens a text, but never from four times the length that is kept.
  const text = beginning(term.trim(), longestTerm * 4)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
    .trim()
  return beginning(text, longestTerm).trim()
}

/** A search as addresses name it: lower-cased (Specification §5 Search). */
export function termInAddress(text: string): string {
  return cleanTerm(text).toLowerCase()
}

/**
 * Whether a text is searched for: not where it is shorter than the minimum (Specification §5 Search), nor where it is
 * dots only, which as a part of an address lead to another one.
 */
export function isSearchable(text: string): boolean {
  const term = cleanTerm(text)
  return [...term].length >= MINIMUM_QUERY_LENGTH && !/^\.+$/.test(term)
}
