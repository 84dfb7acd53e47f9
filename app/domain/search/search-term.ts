/** The number of characters that are read of a search term; the rest would not change the results. */
export const longestTerm = 100
/** The fewest characters that are searched for (§9, minimum query length). */
export const MINIMUM_QUERY_LENGTH = 2

/** Cuts between whole characters, of which some take two code units. */
const beginning = (text: string, most: number) => [...text.slice(0, most * 2)].slice(0, most).join('')

/**
 * A search term, cleaned: composed (NFC), without control and formatting characters, whitespace collapsed, and cut to
 * `longestTerm` characters.
 */
export function cleanTerm(term: string): string {
  // Composing shortens a text, but never to less than a quarter.
  const text = beginning(term.trim(), longestTerm * 4)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
    .trim()
  return beginning(text, longestTerm).trim()
}

/** A search term as it is written in addresses: in lower case (§5 Search). */
export function termInAddress(text: string): string {
  return cleanTerm(text).toLowerCase()
}

/**
 * Whether a text is searched for: not if it is shorter than the minimum (§5 Search) or only dots, which in
 * a path lead to another address.
 */
export function isSearchable(text: string): boolean {
  const term = cleanTerm(text)
  return [...term].length >= MINIMUM_QUERY_LENGTH && !/^\.+$/.test(term)
}
