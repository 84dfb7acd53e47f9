import type { ImportedOffer } from '../normalise/imported-offer.ts'
import type { Rejection } from '../rejections.ts'

/** How many characters a row may have; a longer one is set aside without being held in memory. */
export const longestRow = 1_000_000
/** How much of a row's text the report shows. */
export const shownOfRow = 2000

/** Where a row stands in its file (the line it starts on, from 1) and its text, as far as the report shows it. */
export type RowPlace = { line: number; content: string }

/** A row as a reader found it: the fields of the file's format, or why it cannot be read. */
export type SourceRow = RowPlace & ({ fields: unknown; rejection?: undefined } | { rejection: Rejection })

/** A row as it goes into the database: a checked offer, or why it is set aside. */
export type ImportRow = RowPlace &
  ({ offer: ImportedOffer; rejection?: undefined } | { rejection: Rejection })

/** A text as a report shows it. */
export function shown(content: string): string {
  return content.length > shownOfRow ? `${content.slice(0, shownOfRow).toWellFormed()}…` : content
}

export const tooLarge: Rejection = {
  reason: 'too-large',
  message: `the row is longer than ${longestRow} characters`,
}
