import type { Country } from '#app/domain/locale/locales.ts'

/**
 * What the person who starts an import states about the file. `chain` and `source` apply to every row, the others to
 * rows without a value. `columns` names the file's column for each field, if its format has columns of any names.
 */
export type FeedDefaults = {
  country?: Country | undefined
  chain?: string | undefined
  source?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
  columns?: Record<string, string> | undefined
}
