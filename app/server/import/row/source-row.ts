import type { ImportedOffer } from './imported-offer.ts'
import type { Rejection } from './rejections.ts'

/** The longest row, in characters; a longer one is set aside without being held in memory. */
export const longestRow = 1_000_000
/** How many characters of a row the report shows. */
export const shownOfRow = 2000

/**
 * The place of a row in its file (the line on which it starts, from 1), and as much of its text as the report shows.
 */
export type RowPlace = { line: number; content: string }

/** A row from a reader: the fields in the file's format, or why it cannot be read. */
export type SourceRow = RowPlace & ({ fields: unknown; rejection?: undefined } | { rejection: Rejection })

/** A row for the database: a checked offer, or why it is set aside. */
export type ImportRow = RowPlace &
  ({ offer: ImportedOffer; rejection?: undefined } | { rejection: Rejection })

/** The part of a text that the report shows. */
export function shown(content: string): string {
  return content.length > shownOfRow ? `${content.slice(0, shownOfRow).toWellFormed()}…` : content
}

export const tooLarge: Rejection = {
  reason: 'too-large',
  message: `the row is longer than ${longestRow} characters`,
}
